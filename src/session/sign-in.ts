import { AppError, toAppError } from '@/lib/errors';
import { loadSupabase } from '@/lib/supabase';
import { followAuth, whileLeaving } from './session-store';

/**
 * Signs in with e-mail and password.
 * @throws AppError with the server's code, e.g. `invalid_credentials`, `user_banned`.
 */
export async function signIn(email: string, password: string): Promise<void> {
  await followAuth();
  const { auth } = await loadSupabase();
  const { data, error } = await auth.signInWithPassword({ email, password });
  if (error) throw toAppError(error);
  // Spec section 5: an answer that lacks the session or the user is an error.
  if (!data.session || !data.user) throw new AppError('unknown', '', 'session_missing');
}

/**
 * Signs out everywhere (spec section 7: scope global by default); the auth client ignores 401 and 404.
 * @throws AppError when the server could not be reached; the person is then still signed in.
 */
export async function signOut(): Promise<void> {
  const { auth } = await loadSupabase();
  await whileLeaving(async () => {
    const { error } = await auth.signOut();
    if (error) throw toAppError(error);
  });
}
