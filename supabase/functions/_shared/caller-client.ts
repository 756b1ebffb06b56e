import { createClient } from '@supabase/supabase-js';

/** Environment variables, as in Deno on a hosted project; the local stack emulates them. */
declare const Deno: { env: { get: (name: string) => string | undefined } };

/**
 * Returns a client that acts as the signed-in caller: policies apply, and the log records the caller's name.
 */
export const clientOfCaller = (request: Request) =>
  createClient(Deno.env.get('SUPABASE_URL') ?? '', request.headers.get('apikey') ?? '', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { authorization: request.headers.get('authorization') ?? '' } },
  });
