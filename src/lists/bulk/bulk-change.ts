import { toAppError, unwrapRows, type AppError } from '@/lib/errors';
import { newId } from '@/lib/new-id';
import type { TableName } from '@/lib/rows';
import { OUTCOME_UNKNOWN, sendOnce, wasRecorded } from '@/lib/sent-once';
import { database } from '@/lib/supabase';

/** Actions on many rows at once; the database decides which table has which. */
export type BulkAction = 'publish' | 'unpublish' | 'archive' | 'trash' | 'restore' | 'delete';

/** Rows in one transaction: what a cancel has to wait for, well within the time a statement is given. */
const PART = 100;

/**
 * Does one thing with the rows of one part. key: a uuid of this part; sent again, it is answered as the first time, and done once.
 */
export const changePart = async (table: TableName, action: BulkAction, ids: readonly string[], key: string) =>
  unwrapRows(await database().rpc('bulk_change', { table_name: table, action, row_ids: [...ids], key }));

/** The result for one row: changed, unchanged (it was so already), or refused with a reason. */
export type BulkLine = Awaited<ReturnType<typeof changePart>>[number];

/** Progress of a long change, and the way to stop it. */
interface Watch {
  isCancelled: () => boolean;
  onPart: (done: number, total: number) => void;
}

/** Answers of the parts that were carried out. */
export interface Outcome {
  lines: readonly BulkLine[];
  /** Rows that were not come to, because of a cancel or of `error`; those of an unknown part are the first. */
  left: readonly string[];
  error?: AppError;
  /** Key of the part whose answer was lost and whose outcome is unknown; it is asked for with this key. */
  unknown?: { key: string; count: number };
}

/**
 * Part after part, each a transaction of its own with a key of its own: an answer that was lost is asked for. Never throws: what
 * was done counts, also when the next part fails. `heldKey`: the rows begin with a part that was sent with it.
 */
export async function inParts(
  all: readonly string[],
  work: (part: readonly string[], key: string) => Promise<readonly BulkLine[]>,
  { isCancelled, onPart }: Watch,
  heldKey?: string,
): Promise<Outcome> {
  const lines: BulkLine[] = [];
  let done = 0;
  for (let held = heldKey; done < all.length && !isCancelled(); held = undefined) {
    const part = all.slice(done, done + PART);
    const key = held ?? newId();
    try {
      const send = () => work(part, key);
      lines.push(...(await sendOnce({ send, ask: () => wasRecorded(key), isRepeat: key === held })));
    } catch (thrown) {
      const error = toAppError(thrown);
      const unknown = error.code === OUTCOME_UNKNOWN ? { key, count: part.length } : undefined;
      return { lines, left: all.slice(done), error, ...(unknown && { unknown }) };
    }
    done += part.length;
    onPart(done, all.length);
  }
  return { lines, left: all.slice(done) };
}

/** A line as it is sent to take its change back. */
export const toUndo = ({ row_id, was, updated_at }: BulkLine) => ({ row_id, was, updated_at });

/** Undoes a part; rows that somebody has changed since stay as they are. key as in changePart. */
export const undoPart = async (table: TableName, lines: readonly BulkLine[], key: string) =>
  unwrapRows(await database().rpc('bulk_undo', { table_name: table, changes: lines.map(toUndo), key }));
