import { useQuery, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Badge } from '@/ui/controls/badge';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { SkeletonText } from '@/ui/controls/skeleton';
import { useFieldName } from '@/editor/field-names';
import { editorKitMessages } from '@/editor/messages';
import { type Revision, readRevisions } from '@/editor/session/text-calls';
import { useEditing } from '@/editor/session/use-text-session';
import { COLUMNS, sameValue, stored, type TextTable } from '@/editor/text';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { RevisionView } from './revision-view';

const revisionsQuery = (table: TextTable, id: string) =>
  queryOptions({
    queryKey: ['revisions', table, id] as const,
    queryFn: ({ signal }) => readRevisions(table, id, signal),
    staleTime: 0,
    meta: { table: 'revisions', silent: true },
  });

/** Columns that differ between versions in addition to the edited ones. */
const STATUS_COLUMNS = ['status', 'published_at', 'deleted_at'] as const;
type StatusColumn = (typeof STATUS_COLUMNS)[number];
const isStatusColumn = (column: string): column is StatusColumn =>
  STATUS_COLUMNS.some((each) => each === column);

/** Returns the columns that differ between a version and the previous one. */
function changedColumns(table: TextTable, revision: Revision, before: Revision | undefined): string[] {
  if (!before) return [];
  return [...COLUMNS[table], ...STATUS_COLUMNS].filter(
    (column) =>
      !sameValue(stored(column, revision.snapshot[column]), stored(column, before.snapshot[column])),
  );
}

/** Lists all versions of the text with author and changes; each can be viewed and restored. */
export function HistoryPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTexts(editorKitMessages);
  const { definition } = useEditing();
  const { data, isError, isFetching, refetch } = useQuery(revisionsQuery(definition.table, id));
  const [shown, setShown] = useState<Revision>();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="xl"
      title={t('versions.title')}
      description={t('versions.hint')}
    >
      {shown ? (
        <RevisionView revision={shown} onBack={() => setShown(undefined)} onRestored={onClose} />
      ) : isError ? (
        <ErrorState title={t('versions.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !data ? (
        <SkeletonText lines={6} />
      ) : data.length === 0 ? (
        <EmptyState title={t('versions.empty')} />
      ) : (
        <ol className="divide-y divide-border">
          {data.map((revision, place) => (
            <Version
              key={revision.version}
              {...{ revision, place }}
              before={data[place + 1]}
              onShow={setShown}
            />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

interface VersionProps {
  revision: Revision;
  /** 0 is the latest. */
  place: number;
  before: Revision | undefined;
  onShow: (revision: Revision) => void;
}

function Version({ revision, place, before, onShow }: VersionProps) {
  const { t } = useTexts(editorKitMessages);
  const language = useLanguage();
  const nameOf = useFieldName();
  const { definition } = useEditing();
  const { version, actor_name, created_at } = revision;
  const changed = changedColumns(definition.table, revision, before);
  const fields = changed.map((column) => (isStatusColumn(column) ? t(`versions.${column}`) : nameOf(column)));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 space-y-0.5">
        <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
          {t('versions.version', { version })}
          {place === 0 && <Badge tone="info">{t('versions.current')}</Badge>}
        </p>
        <p className="text-sm text-text-muted">
          {actor_name ?? t('versions.unknown')} · {formatDateTime(language, created_at)}
        </p>
        <p className="text-sm">
          {!before
            ? t('versions.first')
            : fields.length > 0
              ? t('versions.changed', { fields: fields.join(', ') })
              : t('versions.none')}
        </p>
      </div>
      <Button size="sm" variant="secondary" onClick={() => onShow(revision)}>
        {t('versions.show', { version })}
      </Button>
    </li>
  );
}
