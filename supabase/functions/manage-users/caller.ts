import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Refusal } from '../_shared/answer.ts';
import { projectUrl } from './environment.ts';

export interface Caller {
  id: string;
  /** Acts as the caller: the database's policies apply, and its log gets the caller's name. */
  database: SupabaseClient;
}

/** The level a token that the auth service has accepted was given at. */
function levelOf(token: string): unknown {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const claims: unknown = JSON.parse(atob(payload));
  return typeof claims === 'object' && claims !== null && 'aal' in claims ? claims.aal : undefined;
}

/**
 * The admin who calls.
 * @throws Refusal not_signed_in, not_admin, second_factor_required
 */
export async function adminCaller(request: Request, admin: SupabaseClient): Promise<Caller> {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  // A key in the place of a token belongs to nobody.
  const { data, error } =
    token.split('.').length === 3 ? await admin.auth.getUser(token) : { data: null, error: true };
  if (error || !data?.user) throw new Refusal(401, 'not_signed_in', 'Sign in first.');
  const { user } = data;
  const profile = await admin.from('app_users').select('role, is_active').eq('id', user.id).maybeSingle();
  const row: { role: string; is_active: boolean } | null = profile.data;
  if (!row?.is_active || row.role.toLowerCase() !== 'admin')
    throw new Refusal(403, 'not_admin', 'Only admins manage people.');
  const hasFactor = (user.factors ?? []).some(({ status }) => status === 'verified');
  if (hasFactor && levelOf(token) !== 'aal2')
    throw new Refusal(403, 'second_factor_required', 'Give the second factor first.');
  const database = createClient(projectUrl(), request.headers.get('apikey') ?? '', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { authorization: `Bearer ${token}` } },
  });
  return { id: user.id, database };
}
