import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Badge } from '@/ui/controls/badge';
import { Skeleton } from '@/ui/controls/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { usageQuery, type Use } from '@/media/queries';
import { useLanguage } from '@/lib/i18n/use-language';
import { useRecords } from '@/session/records';
import { mediaLibraryMessages } from './messages';

/** Lists rows that use the file, with links to their screens. */
export function FileUses({ id }: { id: string }) {
  const { t } = useTexts(mediaLibraryMessages);
  const { data: uses, isError } = useQuery(usageQuery(id));
  return (
    <section aria-labelledby="file-uses" className="space-y-3">
      <h3 id="file-uses" className="text-sm font-semibold">
        {t('uses.title')}
      </h3>
      {uses ? (
        <UseList uses={uses} />
      ) : isError ? (
        <p className="text-sm text-danger">{t('uses.failed')}</p>
      ) : (
        <Skeleton className="h-12" />
      )}
    </section>
  );
}

function UseList({ uses }: { uses: readonly Use[] }) {
  const { t } = useTexts(mediaLibraryMessages);
  const language = useLanguage();
  const { kindOf } = useRecords();
  if (uses.length === 0) return <p className="text-sm text-text-muted">{t('uses.none')}</p>;
  return (
    <ul className="divide-y divide-border rounded-lg border border-border text-sm">
      {uses.map((use) => (
        <li
          key={`${use.table_name} ${use.row_id} ${use.column_name}`}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2"
        >
          <span className="text-text-muted">{kindOf(use.table_name)?.list[language] ?? use.table_name}</span>
          <Name use={use} />
          {use.column_name === 'draft' && <Badge tone="info">{t('uses.draft')}</Badge>}
          {use.in_trash && <Badge tone="warning">{t('uses.inTrash')}</Badge>}
        </li>
      ))}
    </ul>
  );
}

function Name({ use }: { use: Use }) {
  const { t } = useTexts(mediaLibraryMessages);
  const { addressOf } = useRecords();
  const { table_name: table, row_id: id, row_key: key } = use;
  const place = use.in_trash ? undefined : addressOf({ table, id, key, label: use.row_label });
  const name = use.row_label || t('uses.unnamed');
  return place ? (
    <Link to={place} className="min-w-0 link font-semibold wrap-anywhere">
      {name}
    </Link>
  ) : (
    <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
  );
}
