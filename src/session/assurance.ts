import type { Session } from '@supabase/supabase-js';

type Claims = { aal?: string; session_id?: string; amr?: { method: string; timestamp: number }[] };

/** Returns the claims of an access token, or an empty object if it cannot be decoded. */
export function claimsOf(accessToken: string): Claims {
  const payload = accessToken.split('.')[1] ?? '';
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    // Claims issued by the auth service.
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/** Returns true when the user has a confirmed second factor that this session has not passed yet. */
export const needsCode = ({ access_token, user }: Session): boolean =>
  (user.factors ?? []).some(({ status }) => status === 'verified') && claimsOf(access_token).aal !== 'aal2';

/**
 * In seconds. One minute below the database's limit (private.fresh_for), so that the next request is in time.
 */
const FRESH_S = 14 * 60;

/** Returns true when a password or code was given recently; same as private.is_fresh_session(). */
export const isFresh = (accessToken: string, now = Date.now()): boolean =>
  (claimsOf(accessToken).amr ?? []).some(
    ({ method, timestamp }) =>
      method !== 'token_refresh' && method !== 'anonymous' && timestamp > now / 1000 - FRESH_S,
  );
