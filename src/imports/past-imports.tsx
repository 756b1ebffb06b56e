import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/controls/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { ListTable } from '@/lists/table/list-table';
import { useListTable } from '@/lists/table/use-list-table';
import type { ImportDefinition, PastImport } from './define-import';
import { useFailureWords } from './use-import-texts';
import { importKitMessages } from './messages';
import { usePastColumns } from './past-import-columns';
import { importsQuery, type UndoReport } from './queries';
import { UndoDialog } from './undo-dialog';
import { UndoneNotice } from './undone-notice';

/** Renders the latest imports of the list, each with an undo button. */
export function PastImports({
  definition,
  runningId,
}: {
  definition: ImportDefinition;
  runningId: string | null;
}) {
  const { t } = useTexts(importKitMessages);
  const failure = useFailureWords();
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(importsQuery(definition.kind));
  const [undoing, setUndoing] = useState<PastImport>();
  const [report, setReport] = useState<UndoReport>();
  // The running import is shown above.
  const rows = data?.filter(({ id }) => id !== runningId) ?? [];
  const table = useListTable({ columns: usePastColumns(setUndoing), rows });

  return (
    <section className="mt-10 space-y-4">
      <h2 className="text-lg font-bold">{t('past.heading')}</h2>
      {report && <UndoneNotice report={report} />}
      {isPending ? (
        <Skeleton className="h-24" />
      ) : isError ? (
        <ErrorState
          title={t('past.failed')}
          message={failure(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <ListTable
          table={table}
          label={t('past.heading')}
          empty={<p className="text-sm text-text-muted">{t('past.empty')}</p>}
          density="compact"
        />
      )}
      {undoing && (
        <UndoDialog
          definition={definition}
          id={undoing.id}
          fileName={undoing.file_name}
          total={undoing.inserted + undoing.updated}
          before={(undoing.taken_back ?? 0) + (undoing.kept ?? 0)}
          onClose={() => setUndoing(undefined)}
          onUndone={setReport}
        />
      )}
    </section>
  );
}
