import { jwtVerify } from 'jose';
import type { Context } from './context.ts';
import type { Transaction } from './database/database.ts';

/** Error with the status and code of the hosted service. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export interface Claims {
  role: string;
  sub?: string;
  session_id?: string;
  [claim: string]: unknown;
}

export const secretOf = (context: Context) => new TextEncoder().encode(context.jwtSecret);

export const bearerOf = (request: Request) =>
  request.headers.get('authorization')?.replace(/^Bearer /i, '') || null;

/** Returns the claims of a token signed here, or null. */
export async function verified(context: Context, token: string): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, secretOf(context), { algorithms: ['HS256'] });
    return { ...payload, role: typeof payload.role === 'string' ? payload.role : 'anon' };
  } catch {
    return null;
  }
}

/** Returns the caller of a request with this key and no token. */
export const claimsOfKey = (context: Context, ...keys: (string | null)[]): Claims => ({
  role: keys.includes(context.secretKey) ? 'service_role' : 'anon',
});

/**
 * Returns the caller of a request: service_role for the secret key, the user of a valid token, otherwise a
 * visitor.
 */
export async function callerOf(
  context: Context,
  token: string | null,
  apikey: string | null,
): Promise<Claims> {
  if (token && token.split('.').length === 3) {
    const claims = await verified(context, token);
    if (!claims) throw new ApiError(401, 'AccessDenied', 'jwt expired or signature invalid');
    return claims;
  }
  return claimsOfKey(context, token, apikey);
}

export const callerOfRequest = (context: Context, request: Request) =>
  callerOf(context, bearerOf(request), request.headers.get('apikey'));

/** Returns the `statement_timeout` of a role. */
export const statementTimeout = (role: string) => ({ anon: '1s', authenticated: '8s' })[role] ?? '0';

/** Maximum wait for a locked row or table, so that other requests do not queue up behind it. */
export const LOCK_TIMEOUT = '3s';

/** Switches a transaction to the caller's role: from then on, grants and row-level security apply. */
export async function setCaller(tx: Transaction, claims: Claims, topic = ''): Promise<void> {
  await tx.query(
    `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
       set_config('request.jwt.claim.role', $3, true), set_config('realtime.topic', $4, true),
       set_config('role', $3, true), set_config('statement_timeout', $5, true),
       set_config('lock_timeout', $6, true)`,
    [
      JSON.stringify(claims),
      claims.sub ?? '',
      claims.role,
      topic,
      statementTimeout(claims.role),
      LOCK_TIMEOUT,
    ],
  );
}

/** Runs work in a transaction as the caller. */
export function runAsCaller<T>(
  context: Context,
  claims: Claims,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return context.db.transaction(async (tx) => {
    await setCaller(tx, claims);
    return work(tx);
  });
}
