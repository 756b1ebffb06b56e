import { queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { Cursor } from '@/lib/url-state';

const PART_SIZE = 20;

async function readPart(table: string, id: string, after: Cursor | undefined, signal: AbortSignal) {
  const from = after && { older_than: after.at, older_id: after.id };
  // One extra row shows whether older changes exist.
  const call = database().rpc('entry_history', {
    target: table,
    entry_id: id,
    ...from,
    max_rows: PART_SIZE + 1,
  });
  const rows = unwrapRows(await call.abortSignal(signal));
  const lines = rows.slice(0, PART_SIZE);
  const last = lines.at(-1);
  const next: Cursor | undefined =
    rows.length > PART_SIZE && last ? { at: last.created_at, id: last.id } : undefined;
  return { lines, next };
}

export type HistoryLine = Awaited<ReturnType<typeof readPart>>['lines'][number];

/**
 * Reads a page of an entry's changes, newest first, and the cursor of the next page. For admins and editors.
 */
export const historyPartQuery = (table: string, id: string, after: Cursor | undefined) =>
  queryOptions({
    queryKey: ['audit_log', 'entry-history', table, id, after] as const,
    queryFn: ({ signal }) => readPart(table, id, after, signal),
    staleTime: 0,
    meta: { silent: true },
  });
