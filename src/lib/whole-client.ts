import type { SupabaseClient } from '@supabase/supabase-js';
import { SESSION_STORAGE_KEY } from '@/config/constants';
import type { Database } from './database.types';
import { recall } from './storage';

let whole: Promise<SupabaseClient<Database>> | undefined;

/**
 * The whole Supabase client (auth, storage, realtime, functions): 42 KB that a visitor never downloads.
 * It is loaded by a stored session, a mailed link, the login page or a form that uploads.
 */
export function loadSupabase(): Promise<SupabaseClient<Database>> {
  whole ??= import('./supabase-client').then(
    ({ createSupabase }) => createSupabase(),
    (error: unknown) => {
      // A failed download must not be remembered: the next call tries again.
      whole = undefined;
      throw error;
    },
  );
  return whole;
}

/** True when this browser may hold a session. */
export function mayHaveSession(): boolean {
  return whole !== undefined || recall(SESSION_STORAGE_KEY) !== null;
}

/** Forgets the client; for tests, which open a new stack each. */
export function forgetWholeClient(): void {
  void whole?.then(({ auth }) => auth.dispose());
  whole = undefined;
}
