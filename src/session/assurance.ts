import type { Session } from '@supabase/supabase-js';

/** The `aal` claim of an access token: 'aal2' once a second factor was given. */
function levelOf(accessToken: string): string {
  const payload = accessToken.split('.')[1] ?? '';
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'aal' in claims ? String(claims.aal) : 'aal1';
  } catch {
    return 'aal1';
  }
}

/** The person has confirmed a second factor, and this session has not given it yet. */
export const awaitsCode = ({ access_token, user }: Session): boolean =>
  (user.factors ?? []).some(({ status }) => status === 'verified') && levelOf(access_token) !== 'aal2';
