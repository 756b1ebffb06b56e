import { useRef, useState } from 'react';
import { AppError, toAppError, unwrap } from './errors';
import { newId } from './new-id';
import { removeStored, readStored, writeStored, type StorageKind } from './storage';
import { database } from './supabase';

/** Error code of a submission whose response was lost and whose outcome could not be queried. */
export const OUTCOME_UNKNOWN = 'outcome_unknown';

/** Codes of PostgREST and PostgreSQL for a lost connection between them. */
const BROKEN = /^(PGRST00|08|57P)/;

/** Returns true when nothing was recorded: the database refused, or nothing was sent. */
const isRefusal = ({ kind, code }: AppError) =>
  code !== undefined ? !BROKEN.test(code) : kind !== 'network' && kind !== 'malformed' && kind !== 'unknown';

/** Returns whether a submission with this key was recorded. The server waits for a submission in progress. */
export const wasRecorded = async (key: string): Promise<boolean> =>
  unwrap(await database().rpc('was_recorded', { key }));

interface Sending<R> {
  send: () => Promise<R>;
  /** Asks the server whether the submission was recorded. */
  ask: () => Promise<boolean>;
  /** True if the outcome of the previous attempt is unknown: the server is queried first. */
  isRepeat?: boolean;
  /** Called when the response was lost, before the server is queried. */
  onLost?: () => void;
}

/**
 * Sends an idempotent submission and returns its response, even if the first one was lost. @throws the
 * original error when nothing was recorded, AppError OUTCOME_UNKNOWN when that cannot be determined
 */
export async function sendOnce<R>({ send, ask, isRepeat, onLost }: Sending<R>): Promise<R> {
  const unknown = (cause: unknown) => new AppError('network', OUTCOME_UNKNOWN, OUTCOME_UNKNOWN, { cause });
  if (!isRepeat) {
    const wasNeverSent = !navigator.onLine;
    try {
      return await send();
    } catch (thrown) {
      const error = toAppError(thrown);
      if (isRefusal(error) || wasNeverSent) throw error;
      onLost?.();
      const isRecorded = await ask().catch((cause: unknown) => {
        throw unknown(cause);
      });
      if (!isRecorded) throw error;
    }
  } else
    await ask().catch((cause: unknown) => {
      throw unknown(cause);
    });
  // The server repeats its response to a recorded submission, or records it now.
  return send().catch((thrown: unknown) => {
    const error = toAppError(thrown);
    throw isRefusal(error) ? error : unknown(error);
  });
}

/**
 * Returns the idempotency key of a form. Generated at the first attempt and stored until the server has
 * answered: across a reload of the tab (`session`), or as long as the browser stores the form's input
 * (`local`). Dropped if the server has other content for it. `isUnknown`: the response was lost; running
 * again queries the server first.
 */
export function useOnce(name: string, kind: StorageKind = 'session') {
  const place = `once:${name}`;
  const held = useRef<string>(undefined);
  const [isUnknown, setUnknown] = useState(false);
  const currentKey = () => (held.current ??= readStored(place, kind) || newId());
  const renewKey = () => {
    held.current = undefined;
    removeStored(place, kind);
  };

  async function run<R>(send: (key: string) => Promise<R>, ask = wasRecorded): Promise<R> {
    // The key may be from a form or page that was closed after sending.
    const left = held.current === undefined ? readStored(place, kind) : null;
    const key = currentKey();
    writeStored(place, key, kind);
    try {
      const answer = await sendOnce({
        send: () => send(key),
        ask: () => ask(key),
        isRepeat: isUnknown,
        onLost: () => setUnknown(true),
      });
      setUnknown(false);
      renewKey();
      return answer;
    } catch (thrown) {
      const error = toAppError(thrown);
      setUnknown(error.code === OUTCOME_UNKNOWN);
      // The key is used up: the next submission gets a new one.
      if (error.message === 'submission.key_used') {
        renewKey();
        // The key was used by an earlier form whose response was lost: this submission is a new one.
        if (key === left) return run(send, ask);
      }
      throw error;
    }
  }
  return { run, isUnknown };
}
