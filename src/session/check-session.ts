import { loadSupabase } from '@/lib/supabase';
import { expireSession } from './session-store';

/**
 * Asks the auth service if this session still exists. One ended elsewhere, one too old, and one idle for too long end
 * here too.
 */
export async function checkSession(): Promise<void> {
  const { auth } = await loadSupabase();
  const { error } = await auth.getUser();
  if (error?.name === 'AuthSessionMissingError') return expireSession();
  if (error) return;
  // The client itself removes a refused session and notifies its listeners.
  await auth.refreshSession();
}
