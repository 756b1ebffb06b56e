import { createClient } from '@supabase/supabase-js';
import type { Session } from '@supabase/supabase-js';
import type { Role } from '../../src/config/roles.ts';
import { demoAccounts, demoPassword } from '../../supabase/local/accounts.ts';
import type { Site } from './site-server.ts';

/** A new session of the demo account with this role, through the API. */
export async function signedInSession(site: Site, role: Role): Promise<Session> {
  const account = demoAccounts.find((each) => each.role === role);
  const visitor = createClient(site.url, site.publishableKey, { auth: { persistSession: false } });
  const { data, error } = await visitor.auth.signInWithPassword({
    email: account?.email ?? '',
    password: demoPassword,
  });
  if (error) throw error;
  return data.session;
}
