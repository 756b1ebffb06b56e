import { randomBytes, randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { ApiError, secretOf } from '../callers.ts';
import type { Context } from '../context.ts';
import { first, type Queries } from '../database/database.ts';
import { callTokenHook } from './hooks.ts';
import { metadataInToken } from './metadata.ts';
import { factorsOf, isBanned, publicUser, type UserRow } from './users.ts';

const lifetime = 3600; // seconds, the default of hosted projects

export const sessionIdOf = (accessToken: string) => String(decodeJwt(accessToken).session_id);

/** Records how the session was authenticated (`amr` in the token). */
export async function addMethod(tx: Queries, sessionId: string, method: string) {
  await tx.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [sessionId, method],
  );
}

/** Records the device at each sign-in and refresh, as hosted projects do. */
async function recordDevice(tx: Queries, sessionId: string, { headers }: Request) {
  await tx.query(
    `update auth.sessions set user_agent = $2, ip = $3, refreshed_at = now() at time zone 'UTC' where id = $1`,
    [sessionId, headers.get('user-agent')?.slice(0, 500) ?? null, headers.get('x-real-ip') ?? '127.0.0.1'],
  );
}

/**
 * Creates an access token with the claims of a hosted project; tokens of lite lack aal, amr, metadata and
 * issuer.
 */
export async function mintToken(context: Context, tx: Queries, sessionId: string) {
  const user = await first<UserRow & { aal: string | null }>(
    tx,
    'select u.*, s.aal from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1',
    [sessionId],
  );
  if (!user)
    throw new ApiError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  const amr = await tx.query(
    `select authentication_method as method, extract(epoch from updated_at)::int as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [sessionId],
  );
  const now = Math.floor(Date.now() / 1000);
  const metadata = metadataInToken(user);
  const token = await new SignJWT({
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: metadata.raw_app_meta_data,
    user_metadata: metadata.raw_user_meta_data,
    role: user.role,
    aal: user.aal ?? 'aal1',
    amr,
    session_id: sessionId,
    is_anonymous: user.is_anonymous,
  })
    // @supabase/server finds the key in SUPABASE_JWKS by its id.
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: 'local' })
    .setIssuer(`${context.url}/auth/v1`)
    .setSubject(user.id)
    .setAudience(user.aud)
    .setIssuedAt(now)
    .setExpirationTime(now + lifetime)
    .sign(secretOf(context));
  return { token, user };
}

/** Completes lite's response to a sign-in or refresh; returns null if the user is deactivated (banned). */
export function completeSession(
  context: Context,
  accessToken: string,
  method: string | null,
  request: Request,
) {
  return context.db.transaction(async (tx) => {
    const sessionId = sessionIdOf(accessToken);
    await recordDevice(tx, sessionId, request);
    if (method) await addMethod(tx, sessionId, method);
    const { token, user } = await mintToken(context, tx, sessionId);
    if (isBanned(user)) {
      await tx.query('delete from auth.sessions where id = $1', [sessionId]);
      return null;
    }
    await callTokenHook(context, tx, sessionId, method ?? 'token_refresh');
    return { token, factors: await factorsOf(tx, user.id) };
  });
}

/** Returns a token response with a new refresh token for a session whose level has changed. */
export async function renewedSession(context: Context, tx: Queries, sessionId: string) {
  const refreshToken = randomBytes(9).toString('base64url').slice(0, 12);
  const parent = await first<{ token: string }>(
    tx,
    'update auth.refresh_tokens set revoked = true where session_id = $1 and not revoked returning token',
    [sessionId],
  );
  const { token, user } = await mintToken(context, tx, sessionId);
  await tx.query(
    'insert into auth.refresh_tokens (id, token, user_id, session_id, parent) values ($1, $2, $3, $4, $5)',
    [randomUUID(), refreshToken, user.id, sessionId, parent?.token ?? null],
  );
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: lifetime,
    expires_at: Math.floor(Date.now() / 1000) + lifetime,
    refresh_token: refreshToken,
    user: await publicUser(tx, user),
  };
}
