import { ApiError, bearerOf, verified } from '../callers.ts';
import type { Context } from '../context.ts';
import { first, type Queries } from '../database/database.ts';
import { bodyOf } from './body.ts';
import { authErrorResponse } from './errors.ts';
import { callHook } from './hooks.ts';
import { createMailLimits } from './mail-limits.ts';
import { createAttemptLimits, type Attempt } from './try-limits.ts';

/** Raw input, not validated. */
type TryBody = Record<'email' | 'token_hash' | 'challenge_id' | 'refresh_token', unknown>;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
type Answer = () => Promise<Response>;

const mailPaths = new Set(['/otp', '/recover', '/magiclink', '/resend']);
const triesPerChallenge = 5;
/** GoTrue's error codes for a wrong password or code. */
const refusals = new Set(['invalid_credentials', 'otp_expired', 'mfa_verification_failed']);

export const networkOf = (request: Request) => request.headers.get('x-real-ip');

/**
 * Guards the auth service: limits attempts and mails, enforces the lifetime of sessions, and records
 * refusals.
 */
export function createGuard(context: Context) {
  const limits = createAttemptLimits();
  const countMail = createMailLimits();
  const challenges = new Map<string, number>();

  async function countFailures(
    request: Request,
    what: Pick<Attempt, 'action' | 'account'>,
    userId: string | null,
    answer: Answer,
  ) {
    const network = networkOf(request);
    const isKnown =
      userId !== null &&
      network !== null &&
      ((await callHook<boolean>(context, context.db, 'knows_network', userId, network)) ?? false);
    const takeBack = await limits.acquire({ ...what, network, isKnown });
    const response = await answer();
    if (await isRefusal(response)) {
      const device = request.headers.get('user-agent');
      await callHook(context, context.db, 'note_refusal', what.action, userId, network, device);
    } else takeBack();
    return response;
  }

  async function code(request: Request, body: Partial<TryBody>, answer: Answer) {
    const claims = await verified(context, bearerOf(request) ?? '');
    const id = textOf(body.challenge_id);
    const tries = challenges.get(id) ?? 0;
    if (tries >= triesPerChallenge)
      throw new ApiError(
        422,
        'mfa_challenge_expired',
        'Too many codes for this challenge, create a new one.',
      );
    challenges.set(id, tries + 1);
    // Challenges expire after five minutes: drop the oldest first.
    if (challenges.size > 1000) challenges.delete(challenges.keys().next().value ?? '');
    const account = claims?.sub ?? '';
    return countFailures(request, { action: 'totp', account }, account || null, answer);
  }

  return async function guarded(request: Request, url: URL, path: string, answer: Answer): Promise<Response> {
    if (request.method !== 'POST') return answer();
    const body = await bodyOf<TryBody>(request.clone());
    const account = textOf(body.email).toLowerCase();
    const grant = url.searchParams.get('grant_type');
    if (path === '/token' && grant === 'refresh_token') {
      const ended = await endedSession(context, context.db, textOf(body.refresh_token));
      return ended ?? answer();
    }
    if (mailPaths.has(path)) countMail(account, networkOf(request));
    if (/^\/factors\/[^/]+\/verify$/.test(path)) return code(request, body, answer);
    if (path === '/verify') {
      // A link names no account, but attempts from its network are limited too.
      const of = account || textOf(body.token_hash);
      return countFailures(
        request,
        { action: 'code', account: of },
        await userIdOf(context.db, account),
        answer,
      );
    }
    if (path !== '/token' || grant !== 'password') return answer();
    return countFailures(
      request,
      { action: 'password', account },
      await userIdOf(context.db, account),
      answer,
    );
  };
}

async function userIdOf(db: Queries, email: string): Promise<string | null> {
  const user = await first<{ id: string }>(db, 'select id from auth.users where email = $1', [email]);
  return user?.id ?? null;
}

async function isRefusal(response: Response): Promise<boolean> {
  if (response.ok || response.status >= 500) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const code =
    typeof body === 'object' && body !== null && 'error_code' in body ? String(body.error_code) : '';
  return refusals.has(code);
}

/** Refuses and deletes a session past its maximum lifetime or idle time, with GoTrue's message. */
async function endedSession(
  context: Context,
  db: Queries,
  refreshToken: string,
): Promise<Response | undefined> {
  const token = await first<{ session_id: string }>(
    db,
    'select session_id from auth.refresh_tokens where token = $1',
    [refreshToken],
  );
  const end = token && (await callHook<string | null>(context, db, 'session_end', token.session_id));
  if (!end || Date.parse(end) > Date.now()) return undefined;
  await db.query('delete from auth.sessions where id = $1', [token.session_id]);
  return authErrorResponse(new ApiError(400, 'session_expired', 'Invalid Refresh Token: Session Expired'));
}
