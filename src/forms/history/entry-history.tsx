import { useQuery } from '@tanstack/react-query';
import { ChevronDown, History, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DifferenceList } from '@/ui/differences/difference-list';
import { useFieldLabel } from '@/ui/differences/use-field-label';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { Loading } from '@/ui/controls/loading';
import { SkeletonText } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { keyOr } from '@/lib/key-or';
import { changedUrl, type Cursor } from '@/lib/url-state';
import { useCan } from '@/session/profile';
import { entryHistoryMessages } from './messages';
import { historyPartQuery, type HistoryLine } from './queries';

const LOG_READERS = ['admin'] as const;
const MOST_FIELDS = 4;

interface EntryHistoryProps {
  table: string;
  id: string;
  /** Title of the entry, as shown in its list. */
  title: string;
  onClose: () => void;
}

/** Renders an entry's changes with author, time and values. For users who may edit the entry. */
export function EntryHistory({ table, id, title, onClose }: EntryHistoryProps) {
  const { t } = useTexts(entryHistoryMessages);
  const isAdmin = useCan(LOG_READERS);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('title', { title })}
      footer={
        isAdmin && (
          <Button asChild variant="ghost">
            <Link to={{ pathname: paths.admin.auditLog, search: String(changedUrl('', { table, row: id })) }}>
              <ScrollText aria-hidden />
              {t('inLog')}
            </Link>
          </Button>
        )
      }
    >
      <Part table={table} id={id} />
    </Dialog>
  );
}

/** Renders a page of changes, and loads the next older page on request. */
function Part({ table, id, after }: { table: string; id: string; after?: Cursor }) {
  const { t } = useTexts(entryHistoryMessages);
  const { data, isPending, isFetching, refetch } = useQuery(historyPartQuery(table, id, after));
  const [isOlderShown, setOlderShown] = useState(false);
  if (isPending)
    return (
      <Loading label={t('loading')} className="py-3">
        <SkeletonText lines={6} />
      </Loading>
    );
  if (!data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (data.lines.length === 0)
    return <EmptyState icon={<History />} title={t('empty')} message={t('emptyHint')} />;
  return (
    <>
      <ol className="divide-y divide-border border-b border-border">
        {data.lines.map((line) => (
          <Line key={line.id} table={table} line={line} />
        ))}
      </ol>
      {data.next &&
        (isOlderShown ? (
          <Part table={table} id={id} after={data.next} />
        ) : (
          <Button variant="secondary" size="sm" className="mt-4" onClick={() => setOlderShown(true)}>
            {t('older')}
          </Button>
        ))}
    </>
  );
}

/** Renders one change; its values can be expanded. */
function Line({ table, line }: { table: string; line: HistoryLine }) {
  const { t } = useTexts(entryHistoryMessages);
  const language = useLanguage();
  const labelOf = useFieldLabel(table);
  const { actor, action } = entryHistoryMessages.id;
  const who = line.actor_name || t(`actor.${keyOr(actor, line.actor_kind, 'system')}`);
  const changed = Object.keys(line.after && typeof line.after === 'object' ? line.after : {});
  const named = changed.slice(0, MOST_FIELDS).map((column) => labelOf([column]));
  const fields = named.join(', ');
  const more = changed.length - named.length;
  const what = t(`action.${keyOr(action, line.action, 'update')}`, {
    fields: more > 0 ? t('moreFields', { fields, number: more }) : fields,
  });
  return (
    <li>
      <details className="group py-3">
        <summary className="flex list-none items-start gap-3 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="block text-sm font-semibold wrap-anywhere">
              {who} {what}
            </span>
            <time dateTime={line.created_at} className="block text-xs text-text-muted">
              {formatDateTime(language, line.created_at)}
            </time>
          </span>
          <ChevronDown
            aria-hidden
            className="mt-0.5 size-4 shrink-0 transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <DifferenceList table={table} before={line.before} after={line.after} />
      </details>
    </li>
  );
}
