import { loadSupabase } from '@/lib/supabase';
import { expireSession } from './session-store';

/**
 * Asks the auth service whether this session goes on: one that was ended elsewhere is not there, one that is too old or was
 * left alone too long is not renewed. Either ends here too.
 */
export async function checkSession(): Promise<void> {
  const { auth } = await loadSupabase();
  const { error } = await auth.getUser();
  if (error?.name === 'AuthSessionMissingError') return expireSession();
  if (error) return;
  // The client itself removes a refused session and notifies its listeners.
  await auth.refreshSession();
}
