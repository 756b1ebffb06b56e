import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { REQUEST_TIMEOUT_MS, SESSION_STORAGE_KEY } from '@/config/constants';
import { env } from '@/config/env';
import type { Database } from './database.types';
import { sendWithStepUp } from './send-with-step-up';

/**
 * Creates the whole client. Ignores tokens in the URL: a link's author could otherwise choose who is signed
 * in. The login page exchanges a provider's code itself (src/session/sign-in-methods.ts).
 */
export function createSupabase(): SupabaseClient<Database> {
  const client: SupabaseClient<Database> = createClient<Database>(env.supabaseUrl, env.supabaseAnonKey, {
    auth: {
      storageKey: SESSION_STORAGE_KEY,
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: false,
      flowType: 'pkce',
    },
    // Look up fetch on each call, so that tests can replace it.
    global: { fetch: (input, init) => sendWithStepUp((again) => send(input, init, again), accessToken) },
  });
  const accessToken = async () => (await client.auth.getSession()).data.session?.access_token;
  return client;
}

function send(input: RequestInfo | URL, init: RequestInit | undefined, again?: { token: string }) {
  if (!again) return globalThis.fetch(input, init);
  const headers = new Headers(init?.headers);
  headers.set('Authorization', `Bearer ${again.token}`);
  return globalThis.fetch(input, { ...init, headers, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
}
