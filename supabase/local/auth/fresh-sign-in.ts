import { ApiError } from '../callers.ts';
import type { Context } from '../context.ts';
import { first, type Queries } from '../database/database.ts';
import type { OwnSession } from './factors.ts';
import { hasHooks } from './hooks.ts';

/**
 * Requires a password or code given in this session within private.fresh_for() before changing e-mail
 * address, password or second factor, so that an unattended session is not enough to take over the account. A
 * permit of change-password also allows a new password. GoTrue has no such check; see docs/security.md.
 * @throws ApiError session.not_fresh
 */
export async function requireFreshSignIn(context: Context, tx: Queries, me: OwnSession, isPassword = false) {
  if (!(await hasHooks(context, tx))) return;
  const answer = await first<{ fresh: boolean }>(
    tx,
    `select exists (
        select from auth.mfa_amr_claims c
        where c.session_id = $1 and c.authentication_method not in ('token_refresh', 'anonymous')
          and c.updated_at > now() - private.fresh_for())
      or ($3 and exists (
        select from private.password_permits p
        where p.user_id = $2 and p.permitted_at > now() - interval '1 minute')) as fresh`,
    [me.sessionId, me.userId, isPassword],
  );
  if (!answer?.fresh) throw new ApiError(403, 'session.not_fresh', 'Confirm with the password or a code.');
}
