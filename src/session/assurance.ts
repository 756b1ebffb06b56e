import type { Session } from '@supabase/supabase-js';

type Claims = { aal?: string; session_id?: string; amr?: { method: string; timestamp: number }[] };

/** The claims of an access token; undefined when it cannot be read. */
export function claimsOf(accessToken: string): Claims {
  const payload = accessToken.split('.')[1] ?? '';
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    // The auth service's own shape.
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/** The person has confirmed a second factor, and this session has not given it yet. */
export const awaitsCode = ({ access_token, user }: Session): boolean =>
  (user.factors ?? []).some(({ status }) => status === 'verified') && claimsOf(access_token).aal !== 'aal2';

/** A minute less than the database's quarter of an hour (private.fresh_for), so that what follows is in time. */
const FRESH_S = 14 * 60;

/** A password or a code was given a moment ago: private.is_fresh_session(). */
export const isFresh = (accessToken: string, now = Date.now()): boolean =>
  (claimsOf(accessToken).amr ?? []).some(
    ({ method, timestamp }) =>
      method !== 'token_refresh' && method !== 'anonymous' && timestamp > now / 1000 - FRESH_S,
  );
