import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { SESSION_STORAGE_KEY } from '@/config/constants';
import type { Database } from './database.types';
import { readStored } from './storage';

let whole: Promise<SupabaseClient<Database>> | undefined;

/**
 * Loads the whole Supabase client (auth, storage, realtime, functions): 42 KB that visitors do not download.
 * Required for a stored session, mailed links, the login page and forms with uploads.
 */
export function loadSupabase(): Promise<SupabaseClient<Database>> {
  whole ??= import('./supabase-client').then(
    ({ createSupabase }) => createSupabase(),
    (error: unknown) => {
      // Do not cache a failed download: the next call retries.
      whole = undefined;
      throw error;
    },
  );
  return whole;
}

/** In milliseconds, as in the auth client. A session that expires sooner is renewed before use. */
const REFRESH_MARGIN_MS = 90_000;

/**
 * Returns the session stored in this browser if it needs no renewal; available before the auth client has
 * loaded.
 */
export function storedSession(): Session | undefined {
  try {
    // Written by the auth client; any other shape counts as no session.
    const stored = JSON.parse(readStored(SESSION_STORAGE_KEY) ?? 'null') as Partial<Session> | null;
    if (!stored?.access_token || !stored.user?.id) return undefined;
    return (stored.expires_at ?? 0) * 1000 > Date.now() + REFRESH_MARGIN_MS ? (stored as Session) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns true when this browser may have a session. */
export function mayHaveSession(): boolean {
  return whole !== undefined || readStored(SESSION_STORAGE_KEY) !== null;
}

/** Resets the client; for tests, which open a new stack each time. */
export function resetWholeClient(): void {
  void whole?.then(({ auth }) => auth.dispose());
  whole = undefined;
}
