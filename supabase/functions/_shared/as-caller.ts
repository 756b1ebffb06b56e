import { createClient } from '@supabase/supabase-js';

/** Environment variables as a hosted project gives them; the local stack stands in for Deno. */
declare const Deno: { env: { get: (name: string) => string | undefined } };

/** The database as the signed-in person who calls: policies apply, and its records get the person's name. */
export const asCaller = (request: Request) =>
  createClient(Deno.env.get('SUPABASE_URL') ?? '', request.headers.get('apikey') ?? '', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { authorization: request.headers.get('authorization') ?? '' } },
  });
