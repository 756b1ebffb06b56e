import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { REQUEST_TIMEOUT_MS, SESSION_STORAGE_KEY } from '@/config/constants';
import { env } from '@/config/env';
import type { Database } from './database.types';
import { sendFresh } from './supabase';

/**
 * The one place that makes the whole client. Tokens in an address are never taken for a session: whoever prepared the
 * link would choose who works here. What a provider sends back is exchanged by the login page (ways-in.ts).
 */
export function createSupabase(): SupabaseClient<Database> {
  return createClient<Database>(env.supabaseUrl, env.supabaseAnonKey, {
    auth: {
      storageKey: SESSION_STORAGE_KEY,
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: false,
      flowType: 'pkce',
    },
    // Late binding, so that tests can put another fetch in place.
    global: { fetch: (input, init) => sendFresh((again) => send(input, init, again)) },
  });
}

function send(input: RequestInfo | URL, init: RequestInit | undefined, again?: { token: string }) {
  if (!again) return globalThis.fetch(input, init);
  const headers = new Headers(init?.headers);
  headers.set('Authorization', `Bearer ${again.token}`);
  return globalThis.fetch(input, { ...init, headers, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
}
