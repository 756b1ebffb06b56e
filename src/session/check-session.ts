import { loadSupabase } from '@/lib/supabase';
import { expireSession } from './session-store';

/** Asks the auth service whether this session still exists; one that was ended elsewhere ends here too. */
export async function checkSession(): Promise<void> {
  const { auth } = await loadSupabase();
  const { error } = await auth.getUser();
  if (error?.name === 'AuthSessionMissingError') await expireSession();
}
