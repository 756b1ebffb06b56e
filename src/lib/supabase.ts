import { PostgrestClient } from '@supabase/postgrest-js';
import { REQUEST_TIMEOUT_MS } from '@/config/constants';
import { env } from '@/config/env';
import type { Database } from './database.types';
import { sendWithStepUp } from './send-with-step-up';
import { resetReadsHost, sendRead } from './send-read';
import { resetWholeClient, loadSupabase, mayHaveSession, storedSession } from './whole-client';

export { loadSupabase } from './whole-client';

async function accessToken(): Promise<string | undefined> {
  if (!mayHaveSession()) return undefined;
  const stored = storedSession();
  if (stored) return stored.access_token;
  const { auth } = await loadSupabase();
  const { data } = await auth.getSession();
  return data.session?.access_token;
}

/** Calls fetch with the publishable key, and with the user's token when signed in. */
async function authorizedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return sendWithStepUp(async (again) => {
    const headers = new Headers(init?.headers);
    headers.set('apikey', env.supabaseAnonKey);
    const token = again?.token ?? (await accessToken());
    if (token) headers.set('Authorization', `Bearer ${token}`);
    // The query builder of postgrest-js passes the URL as a string.
    const isRead = /^(GET|HEAD)$/.test(init?.method ?? 'GET');
    if (!token && isRead && typeof input === 'string') return sendRead(input, { ...init, headers });
    const limit = again && { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) };
    // Not called as a method: the browser's fetch rejects any other `this`.
    const { fetch } = env;
    return fetch(input, { ...init, ...limit, headers });
  }, accessToken);
}

let tables: PostgrestClient<Database> | undefined;

/**
 * Returns a client for all tables and functions of the database, as the signed-in user or a visitor. It is
 * the part of the Supabase client that reads and writes rows (4 KB), with the same API. Retries reads on
 * network failures and aborts requests after REQUEST_TIMEOUT_MS.
 */
export function database(): PostgrestClient<Database> {
  tables ??= new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
    fetch: authorizedFetch,
    timeout: REQUEST_TIMEOUT_MS,
  });
  return tables;
}

/** Resets both clients; for tests, which open a new stack each time. */
export function resetClients(): void {
  resetWholeClient();
  tables = undefined;
  resetReadsHost();
}
