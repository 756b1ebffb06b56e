import { toAppError, unwrapRows, type AppError } from '@/lib/errors';
import { newId } from '@/lib/new-id';
import type { TableName } from '@/lib/rows';
import { OUTCOME_UNKNOWN, sendOnce, wasRecorded } from '@/lib/sent-once';
import { database } from '@/lib/supabase';

/** Bulk actions. The database decides which table supports which. */
export type BulkAction = 'publish' | 'unpublish' | 'archive' | 'trash' | 'restore' | 'delete';

/**
 * Number of rows per transaction. Limits the wait after a cancel, and stays well below the statement timeout.
 */
const PART = 100;

/** Applies an action to a batch of rows. `key`: idempotency key of the batch (a uuid). */
export const changePart = async (table: TableName, action: BulkAction, ids: readonly string[], key: string) =>
  unwrapRows(await database().rpc('bulk_change', { table_name: table, action, row_ids: [...ids], key }));

/** Result for one row: changed, unchanged because it already had the state, or refused with a reason. */
export type BulkLine = Awaited<ReturnType<typeof changePart>>[number];

/** Reports the progress of a long change and can stop it. */
interface Watch {
  isCancelled: () => boolean;
  onPart: (done: number, total: number) => void;
}

/** Results of the batches that were processed. */
export interface BulkOutcome {
  lines: readonly BulkLine[];
  /**
   * Rows that were not processed because of a cancel or `error`. Rows of a batch with an unknown result come
   * first.
   */
  left: readonly string[];
  error?: AppError;
  /** Idempotency key of a batch whose response was lost. A retry with this key returns its result. */
  unknown?: { key: string; count: number };
}

/**
 * Processes rows in batches, each a transaction with its own idempotency key, and retries when a response is
 * lost. Never throws, because batches before a failed one are done. `heldKey`: the rows start with a batch
 * that was already sent with this key.
 */
export async function inParts(
  all: readonly string[],
  work: (part: readonly string[], key: string) => Promise<readonly BulkLine[]>,
  { isCancelled, onPart }: Watch,
  heldKey?: string,
): Promise<BulkOutcome> {
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

/** Returns the arguments that undo a row's change. */
const toUndo = ({ row_id, was, updated_at }: BulkLine) => ({ row_id, was, updated_at });

/** Undoes a batch; skips rows that were changed since. `key` as in changePart. */
export const undoPart = async (table: TableName, lines: readonly BulkLine[], key: string) =>
  unwrapRows(await database().rpc('bulk_undo', { table_name: table, changes: lines.map(toUndo), key }));
