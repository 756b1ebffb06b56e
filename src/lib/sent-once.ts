import { useRef, useState } from 'react';
import { AppError, toAppError, unwrap } from './errors';
import { newId } from './new-id';
import { forget, recall, remember } from './storage';
import { database } from './supabase';

/** Code of the error for: sent, the answer was lost, and the server could not be asked either. */
export const OUTCOME_UNKNOWN = 'outcome_unknown';

/** Codes of PostgREST and PostgreSQL for a connection that broke between the two. */
const BROKEN = /^(PGRST00|08|57P)/;

/** Said no to, by the database or before anything was sent: nothing was recorded. */
const isRefusal = ({ kind, code }: AppError) =>
  code !== undefined ? !BROKEN.test(code) : kind !== 'network' && kind !== 'malformed' && kind !== 'unknown';

/** True when a submission with this key has been recorded; the server waits for what it is still carrying out. */
export const wasRecorded = async (key: string): Promise<boolean> =>
  unwrap(await database().rpc('was_recorded', { key }));

interface Sending<R> {
  send: () => Promise<R>;
  /** Asks the server whether it has been recorded. */
  ask: () => Promise<boolean>;
  /** The outcome of the sending before was not known: it is asked for first. */
  isRepeat?: boolean;
  /** Called when the answer was lost, before the server is asked. */
  onLost?: () => void;
}

/**
 * Sends what the server records once however often it comes, and says what became of it: the answer, also where it was lost on the
 * way; the error where it was not recorded; AppError OUTCOME_UNKNOWN where nobody can say.
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
 * The key of one form's sending. It is made when it is first sent, and stays, also across a reload of the tab, until the server
 * has answered. A key left by a form that was closed is given up where the server has something else under it. `isUnknown`: the
 * answer was lost, and nobody knows yet; running again asks first.
 */
export function useOnce(name: string) {
  const place = `once:${name}`;
  const held = useRef<string>(undefined);
  const [isUnknown, setUnknown] = useState(false);
  const keyNow = () => (held.current ??= recall(place, 'session') || newId());
  const renew = () => {
    held.current = undefined;
    forget(place, 'session');
  };

  async function run<R>(send: (key: string) => Promise<R>, ask = wasRecorded): Promise<R> {
    // Not made here: a form that was closed, or a page that was left, has sent with it.
    const left = held.current === undefined ? recall(place, 'session') : null;
    const key = keyNow();
    remember(place, key, 'session');
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
      // The key belongs to what was recorded; the next sending is something new.
      if (error.message === 'submission.key_used') {
        renew();
        // That was recorded for the form before, whose answer was lost: this is the next sending.
        if (key === left) return run(send, ask);
      }
      throw error;
    }
  }
  return { run, isUnknown };
}
