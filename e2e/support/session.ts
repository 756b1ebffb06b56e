import { decodeJwt, SignJWT } from 'jose';
import { createClient } from '@supabase/supabase-js';
import type { Session } from '@supabase/supabase-js';
import type { Role } from '../../src/config/roles.ts';
import { demoAccounts, demoPassword } from '../../supabase/local/accounts.ts';
import type { Site } from './site-server.ts';

/** Creates a session of the demo account with this role through the API. */
export async function signedInSession(
  site: Pick<Site, 'url' | 'publishableKey'>,
  role: Role,
): Promise<Session> {
  const account = demoAccounts.find((each) => each.role === role);
  const visitor = createClient(site.url, site.publishableKey, { auth: { persistSession: false } });
  const { data, error } = await visitor.auth.signInWithPassword({
    email: account?.email ?? '',
    password: demoPassword,
  });
  if (error) throw error;
  return data.session;
}

const AN_HOUR = 3600;

/** Creates a session whose password was entered an hour ago, too long for sensitive actions. */
export async function staleSession(site: Site, role: Role): Promise<Session> {
  const session = await signedInSession(site, role);
  const claims = decodeJwt<{ amr: { method: string; timestamp: number }[] }>(session.access_token);
  const amr = claims.amr.map(({ method, timestamp }) => ({ method, timestamp: timestamp - AN_HOUR }));
  const signer = new SignJWT({ ...claims, amr }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' });
  return { ...session, access_token: await signer.sign(new TextEncoder().encode(site.jwtSecret)) };
}
