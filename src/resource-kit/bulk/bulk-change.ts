import { unwrapRows } from '@/lib/errors';
import type { TableName } from '@/lib/rows';
import { database } from '@/lib/supabase';

/** What can be done with many rows at once; the database says which table knows which. */
export type BulkAction = 'publish' | 'unpublish' | 'archive' | 'trash' | 'restore' | 'delete';

/** The database changes no more at once (bulk_change), and answers pages no longer than this. */
export const MOST_ROWS = 1000;
/** Rows in one transaction: what a cancel has to wait for, well within the time a statement is given. */
const PART = 100;

/** Does one thing with the rows of one part. */
export const changePart = async (table: TableName, action: BulkAction, ids: readonly string[]) =>
  unwrapRows(await database().rpc('bulk_change', { table_name: table, action, row_ids: [...ids] }));

/** What became of one row: changed, unchanged (it was so already), or refused with a reason. */
export type BulkLine = Awaited<ReturnType<typeof changePart>>[number];

/** How a long change is watched and stopped. */
interface Watch {
  isCancelled: () => boolean;
  onPart: (done: number, total: number) => void;
}
/** What the parts that were done answered; `left` rows were not come to, because of a cancel or of `error`. */
export interface Outcome {
  lines: readonly BulkLine[];
  left: number;
  error?: unknown;
}

/** Part after part, each a transaction of its own. Never throws: what was done counts, also when the next part fails. */
export async function inParts<T>(
  all: readonly T[],
  work: (part: readonly T[]) => Promise<readonly BulkLine[]>,
  { isCancelled, onPart }: Watch,
): Promise<Outcome> {
  const lines: BulkLine[] = [];
  let done = 0;
  try {
    while (done < all.length && !isCancelled()) {
      const part = all.slice(done, done + PART);
      lines.push(...(await work(part)));
      done += part.length;
      onPart(done, all.length);
    }
  } catch (error) {
    return { lines, left: all.length - done, error };
  }
  return { lines, left: all.length - done };
}

/** A line as it is sent to take its change back. */
export const toUndo = ({ row_id, was, updated_at }: BulkLine) => ({ row_id, was, updated_at });

/** Takes a part back; rows that somebody has changed since stay as they are. */
export const undoPart = async (table: TableName, lines: readonly BulkLine[]) =>
  unwrapRows(await database().rpc('bulk_undo', { table_name: table, changes: lines.map(toUndo) }));
