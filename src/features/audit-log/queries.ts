import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { exportedLines } from '@/ui/file-export/exported-lines';
import type { ExportWatch } from '@/ui/file-export/use-file-export';
import { unwrap, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { AuditFilter } from './audit-filter';

/** Returns the table that an import fills; null if the import was deleted. */
async function importedTable(id: string, signal: AbortSignal): Promise<string | null> {
  const found = database().from('imports').select('kind').eq('id', id).limit(1);
  const [row] = unwrapRows(await found.abortSignal(signal));
  return row?.kind ?? null;
}

/** Queries an entry of the log with its changes. For an import, `key` is the table it fills, for the link. */
export const auditEntryQuery = (id: string) =>
  queryOptions({
    queryKey: ['audit_log', 'entry', id] as const,
    queryFn: async ({ signal }) => {
      const found = database().from('audit_log').select('*').eq('id', id).abortSignal(signal);
      const entry = unwrap(await found.single());
      const importId = entry.table_name === 'imports' ? entry.row_id : null;
      return { ...entry, key: importId && (await importedTable(importId, signal)) };
    },
    staleTime: Infinity,
    meta: { silent: true },
  });

/** Row of an exported file (export_audit). */
export type ExportedLine = Record<'id' | 'created_at' | 'actor_kind' | 'action' | 'table_name', string> &
  Record<'actor_name' | 'row_id' | 'row_label' | 'before' | 'after', string | null>;

/** Reads all entries that match the filter; the export is recorded in the log. */
export const auditLines = (filter: AuditFilter, watch: ExportWatch) =>
  exportedLines<ExportedLine>(
    (after, signal) =>
      database()
        .rpc('export_audit', { filter, ...after })
        .abortSignal(signal),
    watch,
  );

/**
 * Restores the row to its state before an entry. @throws AppError with message `restore.…` of restore_from_audit()
 */
export function useRestoreFromAudit() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: { id: string; table: string }) =>
      unwrap(await database().rpc('restore_from_audit', { entry_id: id })),
    onSuccess: (_answer, { table }) => queryClient.invalidateQueries({ queryKey: [table] }),
    meta: { table: 'audit_log' },
  });
}
