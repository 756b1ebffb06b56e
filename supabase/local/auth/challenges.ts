import { randomUUID } from 'node:crypto';
import { verifySync } from 'otplib';
import { ApiError } from '../callers.ts';
import type { Context } from '../context.ts';
import { first, type Transaction } from '../database/database.ts';
import { invalid } from './errors.ts';
import type { OwnSession } from './factors.ts';
import { callTokenHook } from './hooks.ts';
import { addMethod, renewedSession } from './sessions.ts';

export interface StoredFactor {
  id: string;
  secret: string;
  status: 'unverified' | 'verified';
}

const challengeSeconds = 300;
const clockTolerance = 30; // seconds in both directions, as in GoTrue

export async function challengeFactor(tx: Transaction, factor: StoredFactor) {
  const id = randomUUID();
  await tx.query('insert into auth.mfa_challenges (id, factor_id) values ($1, $2)', [id, factor.id]);
  await tx.query('update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = $1', [
    factor.id,
  ]);
  return Response.json({ id, type: 'totp', expires_at: Math.floor(Date.now() / 1000) + challengeSeconds });
}

/**
 * Verifies a code. On success, raises this session to aal2 and ends the user's sessions that are still at
 * aal1.
 */
export async function verifyFactor(
  context: Context,
  tx: Transaction,
  me: OwnSession,
  factor: StoredFactor,
  { challenge_id, code }: { challenge_id?: string; code?: string },
) {
  if (!code) throw invalid('Code needs to be non-empty');
  const challenge = await openChallenge(tx, factor.id, challenge_id);
  const isCode = /^\d{6}$/.test(code);
  if (!isCode || !verifySync({ secret: factor.secret, token: code, epochTolerance: clockTolerance }).valid)
    throw new ApiError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  await tx.query('update auth.mfa_challenges set verified_at = now() where id = $1', [challenge.id]);
  await tx.query(`update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`, [
    factor.id,
  ]);
  await tx.query(`update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $1`, [
    me.sessionId,
    factor.id,
  ]);
  await addMethod(tx, me.sessionId, 'totp');
  await callTokenHook(context, tx, me.sessionId, 'totp');
  await tx.query(
    `delete from auth.sessions where user_id = $1 and id <> $2 and coalesce(aal, 'aal1') <> 'aal2'`,
    [me.userId, me.sessionId],
  );
  await tx.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [me.userId]);
  return Response.json(await renewedSession(context, tx, me.sessionId));
}

async function openChallenge(tx: Transaction, factorId: string, id = '') {
  const challenge = await first<{ id: string; verified_at: string | null; expired: boolean }>(
    tx,
    `select id, verified_at, created_at < now() - make_interval(secs => $3) as expired
     from auth.mfa_challenges where id::text = $1 and factor_id = $2`,
    [id, factorId, challengeSeconds],
  );
  if (!challenge || challenge.verified_at)
    throw new ApiError(422, 'mfa_challenge_expired', 'MFA factor with the provided challenge ID not found');
  if (challenge.expired)
    throw new ApiError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
    );
  return challenge;
}
