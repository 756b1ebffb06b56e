import { useQuery, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '@/ui/controls/badge';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { useFieldName } from '@/editor/field-names';
import { editorKitMessages } from '@/editor/messages';
import { type Revision, readRevisions } from '@/editor/session/text-calls';
import { useEditing } from '@/editor/session/use-text-session';
import { COLUMNS, sameValue, stored, type TextTable } from '@/editor/text';
import { ChangeHistory, type Change } from '@/forms/history/change-history';
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
  const nameOf = useFieldName();
  const { table } = useEditing().definition;
  const query = useQuery(revisionsQuery(table, id));
  const [shown, setShown] = useState<Revision>();
  const changeOf = (revision: Revision, place: number, all: readonly Revision[]): Change => {
    const { version, actor_name, created_at } = revision;
    const before = all[place + 1];
    const fields = changedColumns(table, revision, before)
      .map((column) => (isStatusColumn(column) ? t(`versions.${column}`) : nameOf(column)))
      .join(', ');
    return {
      id: version,
      what: (
        <>
          {t('versions.version', { version })}
          {place === 0 && <Badge tone="info">{t('versions.current')}</Badge>}
        </>
      ),
      who: [actor_name ?? t('versions.unknown')],
      at: created_at,
      notes: (
        <p>
          {!before ? t('versions.first') : fields ? t('versions.changed', { fields }) : t('versions.none')}
        </p>
      ),
      action: (
        <Button size="sm" variant="secondary" onClick={() => setShown(revision)}>
          {t('versions.show', { version })}
        </Button>
      ),
    };
  };
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
      ) : (
        <ChangeHistory
          changes={query.data?.map(changeOf)}
          query={query}
          onRetry={() => void query.refetch()}
          empty={t('versions.empty')}
        />
      )}
    </Dialog>
  );
}
