import { createClient, type SupabaseClient, type User } from '@supabase/supabase-js';
import { Refusal } from './response.ts';
import { projectUrl } from './environment.ts';

interface Claims {
  aal?: string;
  amr?: { method: string; timestamp: number }[];
}

/** A signed-in user. */
export interface Caller {
  id: string;
  user: User;
  token: string;
  /** Claims about the session: authentication methods and their times. */
  claims: Claims;
  /** Acts as the caller: policies apply, and the log records the caller's name. */
  database: SupabaseClient;
}

/** Decodes the claims of a token that the auth service has accepted. */
function claimsOf(token: string): Claims {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return JSON.parse(atob(payload)) as Claims; // format of the auth service
}

/**
 * Returns the caller identified by the token. @throws Refusal 401 not_signed_in, also for an ended session or
 * a deactivated account
 */
export async function callerOf(request: Request, admin: SupabaseClient): Promise<Caller> {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  // An API key in place of a token identifies no user.
  const { data, error } =
    token.split('.').length === 3 ? await admin.auth.getUser(token) : { data: null, error: true };
  if (error || !data?.user) throw new Refusal(401, 'not_signed_in', 'Sign in first.');
  const database = createClient(projectUrl(), request.headers.get('apikey') ?? '', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { authorization: `Bearer ${token}` } },
  });
  return { id: data.user.id, user: data.user, token, claims: claimsOf(token), database };
}

/**
 * Refuses a session without the second factor that the user has set up. @throws Refusal 403
 * second_factor_required
 */
export function requireFactorGiven({ user, claims }: Caller): void {
  const hasFactor = (user.factors ?? []).some(({ status }) => status === 'verified');
  if (hasFactor && claims.aal !== 'aal2')
    throw new Refusal(403, 'second_factor_required', 'Complete the second factor first.');
}
