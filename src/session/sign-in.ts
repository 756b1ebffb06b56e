import { REQUEST_TIMEOUT_MS } from '@/config/constants';
import { AppError, toAppError } from '@/lib/errors';
import { loadSupabase } from '@/lib/supabase';
import { followAuth, getSession, withSignOutPending } from './session-store';

/** Adds a timeout: the auth client has none, and a hanging server would leave the form waiting forever. */
export function withTimeout<D>(work: Promise<D>): Promise<D> {
  let clock: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new AppError('network', 'The request timed out'));
    clock = setTimeout(giveUp, REQUEST_TIMEOUT_MS);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(clock));
}

/**
 * Signs in with e-mail and password.
 * @throws AppError with the server's code, e.g. `invalid_credentials`, `user_banned`
 */
export async function signIn(email: string, password: string): Promise<void> {
  await followAuth();
  const { auth } = await loadSupabase();
  const { error } = await withTimeout(auth.signInWithPassword({ email, password }));
  // Spec section 5: a response without session or user is an error; the auth client detects it.
  if (error?.name === 'AuthInvalidTokenResponseError') throw new AppError('malformed', error.message);
  if (error) throw toAppError(error);
}

/**
 * Signs out everywhere (spec section 7: global scope by default); the auth client ignores 401 and 404. Also
 * deletes unsaved drafts, because computers are shared. @throws AppError when the server is unreachable; the
 * user then stays signed in, with the drafts
 */
export async function signOut(): Promise<void> {
  const session = getSession();
  // Already loaded if there is a form; the back-office frame does not load it.
  const { endUserDrafts } = await import('./drafts');
  const drafts = session.status === 'signed-in' ? endUserDrafts(session.user.id) : undefined;
  try {
    await endSessions('global');
    drafts?.forget();
  } catch (error) {
    drafts?.undo();
    throw error;
  }
}

/** Ends the user's sessions in all other browsers. */
export const signOutElsewhere = (): Promise<void> => endSessions('others');

async function endSessions(scope: 'global' | 'others'): Promise<void> {
  const { auth } = await loadSupabase();
  await withSignOutPending(async () => {
    const { error } = await withTimeout(auth.signOut({ scope }));
    if (error) throw toAppError(error);
  });
}
