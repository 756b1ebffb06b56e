import type { SupabaseClient } from '@supabase/supabase-js';
import { Refusal } from '../_shared/response.ts';
import type { Caller } from '../_shared/caller.ts';
import { projectUrl } from '../_shared/environment.ts';

const FORWARDED_CODES = new Set(['same_password', 'weak_password', 'over_request_rate_limit']);

/**
 * Sets the password as the user, so that this session continues and the others end. The permit allows this
 * single change. @throws Refusal same_password, weak_password, over_request_rate_limit, change_failed
 */
export async function changePassword(
  request: Request,
  admin: SupabaseClient,
  caller: Caller,
  password: string,
) {
  const permit = await admin.rpc('permit_password_change', { user_id: caller.id });
  if (permit.error) throw new Refusal(502, 'change_failed', 'The change could not be permitted.');
  const response = await fetch(`${projectUrl()}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      apikey: request.headers.get('apikey') ?? '',
      authorization: `Bearer ${caller.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ password }),
  });
  if (response.ok) return;
  const { error_code = '' } = (await response.json().catch(() => ({}))) as { error_code?: string }; // GoTrue's format
  if (FORWARDED_CODES.has(error_code))
    throw new Refusal(response.status, error_code, 'The auth service refused the password.');
  throw new Refusal(502, 'change_failed', 'The password could not be changed.');
}
