import { randomUUID } from 'node:crypto';
import { generateSecret, generateURI } from 'otplib';
import { renderSVG } from 'uqr';
import { ApiError, bearerOf, verified } from '../callers.ts';
import type { Context } from '../context.ts';
import { first, type Transaction } from '../database/database.ts';
import { bodyOf } from './body.ts';
import { challengeFactor, verifyFactor, type StoredFactor } from './challenges.ts';
import { invalid, unauthorized } from './errors.ts';
import { requireFreshSignIn } from './fresh-sign-in.ts';
import { factorsOf } from './users.ts';

const maxFactors = 10;

interface FactorBody {
  factor_type: string;
  friendly_name: string;
  issuer: string;
  challenge_id: string;
  code: string;
}

export interface OwnSession {
  userId: string;
  sessionId: string;
  aal: string | null;
  email: string;
}

/** Returns the session of a request. @throws ApiError no_authorization, session_not_found */
export async function ownSession(context: Context, tx: Transaction, request: Request): Promise<OwnSession> {
  const claims = await verified(context, bearerOf(request) ?? '');
  if (!claims?.sub || !claims.session_id) throw unauthorized();
  const session = await first<{ aal: string | null; email: string }>(
    tx,
    'select s.aal, u.email from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1 and u.id = $2',
    [claims.session_id, claims.sub],
  );
  if (!session)
    throw new ApiError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  return { userId: claims.sub, sessionId: claims.session_id, ...session };
}

/** Second factors by TOTP, with GoTrue's messages and error codes (internal/api/mfa.go). */
export async function factorsApi(context: Context, request: Request, path: string): Promise<Response> {
  const body = await bodyOf<FactorBody>(request);
  return context.db.transaction(async (tx) => {
    const me = await ownSession(context, tx, request);
    if (path === '/factors' && request.method === 'POST') return enroll(context, tx, me, body);
    const [, id, action] = /^\/factors\/([0-9a-f-]{36})(?:\/(challenge|verify))?$/.exec(path) ?? [];
    const factor = await first<StoredFactor>(
      tx,
      'select id, secret, status from auth.mfa_factors where id::text = $1 and user_id = $2',
      [id ?? '', me.userId],
    );
    if (!factor) throw new ApiError(404, 'mfa_factor_not_found', 'Factor not found');
    if (request.method === 'DELETE' && !action) return unenroll(context, tx, me, factor);
    if (request.method === 'POST' && action === 'challenge') return challengeFactor(tx, factor);
    if (request.method === 'POST' && action === 'verify') return verifyFactor(context, tx, me, factor, body);
    throw new ApiError(405, 'bad_method', 'Method not allowed');
  });
}

async function enroll(context: Context, tx: Transaction, me: OwnSession, body: Partial<FactorBody>) {
  const { factor_type, friendly_name: name = '', issuer } = body;
  if (factor_type !== 'totp') throw invalid('factor_type needs to be totp');
  await tx.query(
    `delete from auth.mfa_factors
     where user_id = $1 and status = 'unverified' and created_at < now() - interval '5 minutes'`,
    [me.userId],
  );
  const existing = await factorsOf(tx, me.userId);
  if (existing.some((factor) => factor.friendly_name === name))
    throw new ApiError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    );
  if (existing.length >= maxFactors)
    throw new ApiError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  if (existing.some((factor) => factor.status === 'verified') && me.aal !== 'aal2')
    throw new ApiError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  await requireFreshSignIn(context, tx, me);
  const secret = generateSecret();
  const uri = generateURI({ issuer: issuer || new URL(context.url).host, label: me.email, secret });
  const id = randomUUID();
  await tx.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, status, secret) values ($1, $2, $3, 'unverified', $4)`,
    [id, me.userId, name, secret],
  );
  return Response.json({
    id,
    type: 'totp',
    friendly_name: name,
    totp: { qr_code: renderSVG(uri), secret, uri },
  });
}

async function unenroll(context: Context, tx: Transaction, me: OwnSession, factor: StoredFactor) {
  if (factor.status === 'verified' && me.aal !== 'aal2')
    throw new ApiError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  if (factor.status === 'verified') await requireFreshSignIn(context, tx, me);
  await removeFactor(tx, factor.id);
  return Response.json({ id: factor.id });
}

/** Removes a factor. Sessions that used it fall back to aal1. */
export async function removeFactor(tx: Transaction, id: string) {
  await tx.query(
    `delete from auth.mfa_amr_claims where authentication_method = 'totp'
       and session_id in (select id from auth.sessions where factor_id = $1)`,
    [id],
  );
  await tx.query(`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`, [id]);
  await tx.query('delete from auth.mfa_factors where id = $1', [id]);
}
