import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { SESSION_STORAGE_KEY } from '@/config/constants';
import type { Database } from './database.types';
import { recall } from './storage';

let whole: Promise<SupabaseClient<Database>> | undefined;

/**
 * Loads the whole Supabase client (auth, storage, realtime, functions): 42 KB that visitors do not download.
 * Needed for a stored session, a mailed link, the login page and forms with uploads.
 */
export function loadSupabase(): Promise<SupabaseClient<Database>> {
  whole ??= import('./supabase-client').then(
    ({ createSupabase }) => createSupabase(),
    (error: unknown) => {
      // A failed download must not be cached: the next call retries.
      whole = undefined;
      throw error;
    },
  );
  return whole;
}

/** In milliseconds, as in the auth client: a session that expires sooner is renewed before it is used. */
const RENEWED_MS = 90_000;

/**
 * Returns the session stored in this browser if it can be used without renewal: available before the auth
 * client has loaded.
 */
export function storedSession(): Session | undefined {
  try {
    // Written by the auth client; another shape counts as no session.
    const stored = JSON.parse(recall(SESSION_STORAGE_KEY) ?? 'null') as Partial<Session> | null;
    if (!stored?.access_token || !stored.user?.id) return undefined;
    return (stored.expires_at ?? 0) * 1000 > Date.now() + RENEWED_MS ? (stored as Session) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns true when this browser may have a session. */
export function mayHaveSession(): boolean {
  return whole !== undefined || recall(SESSION_STORAGE_KEY) !== null;
}

/** Resets the client; for tests, which open a new stack each. */
export function forgetWholeClient(): void {
  void whole?.then(({ auth }) => auth.dispose());
  whole = undefined;
}
