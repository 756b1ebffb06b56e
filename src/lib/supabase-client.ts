import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SESSION_STORAGE_KEY } from '@/config/constants';
import { env } from '@/config/env';
import type { Database } from './database.types';

/** The one place that makes the whole client. Spec 9: auto refresh, persist, detect in URL, implicit flow. */
export function createSupabase(): SupabaseClient<Database> {
  return createClient<Database>(env.supabaseUrl, env.supabaseAnonKey, {
    auth: {
      storageKey: SESSION_STORAGE_KEY,
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: true,
      flowType: 'implicit',
    },
    // Late binding, so that tests can put another fetch in place.
    global: { fetch: (input, init) => globalThis.fetch(input, init) },
  });
}
