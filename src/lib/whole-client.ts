import type { Session, SupabaseClient } from '@supabase/supabase-js';
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

/** As the auth client has it: a session that ends sooner is renewed before it is used. */
const RENEWED_MS = 90_000;

/** The session that this browser keeps, if it can be used as it is: known before the auth client has been loaded. */
export function storedSession(): Session | undefined {
  try {
    // Written by the auth client; another shape is that of nobody.
    const stored = JSON.parse(recall(SESSION_STORAGE_KEY) ?? 'null') as Partial<Session> | null;
    if (!stored?.access_token || !stored.user?.id) return undefined;
    return (stored.expires_at ?? 0) * 1000 > Date.now() + RENEWED_MS ? (stored as Session) : undefined;
  } catch {
    return undefined;
  }
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
