import { useRef, useState } from 'react';
import { AppError, toAppError, unwrap } from './errors';
import { newId } from './new-id';
import { forget, recall, remember, type Remembered } from './storage';
import { database } from './supabase';

/** Code of the error for: sent, the answer was lost, and the server could not be asked either. */
export const OUTCOME_UNKNOWN = 'outcome_unknown';

/** Codes of PostgREST and PostgreSQL for a connection that broke between the two. */
const BROKEN = /^(PGRST00|08|57P)/;

/** Refused by the database, or before anything was sent: nothing was recorded. */
const isRefusal = ({ kind, code }: AppError) =>
  code !== undefined ? !BROKEN.test(code) : kind !== 'network' && kind !== 'malformed' && kind !== 'unknown';

/** True when a submission with this key has been recorded; the server waits for what it is still carrying out. */
export const wasRecorded = async (key: string): Promise<boolean> =>
  unwrap(await database().rpc('was_recorded', { key }));

interface Sending<R> {
  send: () => Promise<R>;
  /** Asks the server if it was recorded. */
  ask: () => Promise<boolean>;
  /** The outcome of the previous attempt is unknown, so the server is asked first. */
  isRepeat?: boolean;
  /** Called when the answer was lost, before the server is asked. */
  onLost?: () => void;
}

/**
 * Sends an idempotent submission. Returns its answer, also when that was lost on the way; throws the error when nothing
 * was recorded, and AppError OUTCOME_UNKNOWN when that cannot be found out.
 */
export async function sendOnce<R>({ send, ask, isRepeat, onLost }: Sending<R>): Promise<R> {
  const unknown = (cause: unknown) => new AppError('network', OUTCOME_UNKNOWN, OUTCOME_UNKNOWN, { cause });
  if (!isRepeat) {
    const neverLeft = !navigator.onLine;
    try {
      return await send();
    } catch (thrown) {
      const error = toAppError(thrown);
      if (isRefusal(error) || neverLeft) throw error;
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
  // Recorded, and answered as the first time; or known to be missing, and sent now.
  return send().catch((thrown: unknown) => {
    const error = toAppError(thrown);
    throw isRefusal(error) ? error : unknown(error);
  });
}

/**
 * The idempotency key of one form. It is made at the first attempt and kept until the server has answered: across a reload
 * of the tab (`session`), or as long as the browser keeps what is typed into the form (`local`). A key left by a closed form
 * is dropped when the server has other content under it. `isUnknown`: the answer was lost; running again asks the server first.
 */
export function useOnce(name: string, kind: Remembered = 'session') {
  const place = `once:${name}`;
  const held = useRef<string>(undefined);
  const [isUnknown, setUnknown] = useState(false);
  const keyNow = () => (held.current ??= recall(place, kind) || newId());
  const renew = () => {
    held.current = undefined;
    forget(place, kind);
  };

  async function run<R>(send: (key: string) => Promise<R>, ask = wasRecorded): Promise<R> {
    // The key is from a form that was closed, or a page that was left, after sending.
    const left = held.current === undefined ? recall(place, kind) : null;
    const key = keyNow();
    remember(place, key, kind);
    try {
      const answer = await sendOnce({
        send: () => send(key),
        ask: () => ask(key),
        isRepeat: isUnknown,
        onLost: () => setUnknown(true),
      });
      setUnknown(false);
      renew();
      return answer;
    } catch (thrown) {
      const error = toAppError(thrown);
      setUnknown(error.code === OUTCOME_UNKNOWN);
      // The key is used up; the next submission gets a new one.
      if (error.message === 'submission.key_used') {
        renew();
        // Recorded by an earlier form whose answer was lost: this submission is a new one.
        if (key === left) return run(send, ask);
      }
      throw error;
    }
  }
  return { run, isUnknown };
}
