import { createClient, type SupabaseClient, type User } from '@supabase/supabase-js';
import { Refusal } from './answer.ts';
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
  /** Claims about the session: the method of each proof, and its time. */
  claims: Claims;
  /** Acts as the caller: the database's policies apply, and its log gets the caller's name. */
  database: SupabaseClient;
}

/** Claims of a token that the auth service has accepted. */
function claimsOf(token: string): Claims {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return JSON.parse(atob(payload)) as Claims; // the auth service's own shape
}

/**
 * The caller by token; an ended session and a deactivated account are refused.
 * @throws Refusal 401 not_signed_in
 */
export async function callerOf(request: Request, admin: SupabaseClient): Promise<Caller> {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  // A key in the place of a token is no user.
  const { data, error } =
    token.split('.').length === 3 ? await admin.auth.getUser(token) : { data: null, error: true };
  if (error || !data?.user) throw new Refusal(401, 'not_signed_in', 'Sign in first.');
  const database = createClient(projectUrl(), request.headers.get('apikey') ?? '', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { authorization: `Bearer ${token}` } },
  });
  return { id: data.user.id, user: data.user, token, claims: claimsOf(token), database };
}

/** @throws Refusal 403 second_factor_required when there is one and this session has not given it */
export function requireFactorGiven({ user, claims }: Caller): void {
  const hasFactor = (user.factors ?? []).some(({ status }) => status === 'verified');
  if (hasFactor && claims.aal !== 'aal2')
    throw new Refusal(403, 'second_factor_required', 'Give the second factor first.');
}
