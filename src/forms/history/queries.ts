import { infiniteQueryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { Cursor } from '@/lib/url-state';

const PART_SIZE = 20;

async function readPart(table: string, id: string, after: Cursor | undefined, signal: AbortSignal) {
  const from = after && { older_than: after.at, older_id: after.id };
  // The extra row shows whether there are older changes.
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

/** Queries an entry's changes in pages, newest first. For admins and editors. */
export const entryHistoryQuery = (table: string, id: string) =>
  infiniteQueryOptions({
    queryKey: ['audit_log', 'entry-history', table, id] as const,
    queryFn: ({ pageParam, signal }) => readPart(table, id, pageParam, signal),
    initialPageParam: undefined as Cursor | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    meta: { silent: true },
  });
