import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Role } from '../../src/config/roles.ts';
import type { Database } from '../../src/lib/database.types.ts';
import { signedInSession } from './session.ts';
import type { Site } from './site-server.ts';

/** Creates an API client signed in as a member of staff. */
export async function staffClient(site: Site, role: Role): Promise<SupabaseClient<Database>> {
  const { access_token } = await signedInSession(site, role);
  return createClient<Database>(site.url, site.publishableKey, {
    auth: { persistSession: false },
    global: { headers: { authorization: `Bearer ${access_token}` } },
  });
}
