import { ApiError } from '../callers.ts';
import type { Context } from '../context.ts';
import { first } from '../database/database.ts';
import { authErrorResponse } from './errors.ts';
import { completeSession } from './sessions.ts';
import { factorsOf, isBanned } from './users.ts';

/** The parts of lite's answers that are completed. */
interface LiteAnswer {
  id?: string;
  access_token?: string;
  user?: object;
}

const completed = new Set(['/token', '/signup', '/verify', '/user']);
const banned = (status: number) => authErrorResponse(new ApiError(status, 'user_banned', 'User is banned'));

/** Lets lite answer, then gives tokens the hosted claims, users their factors, and refuses who is deactivated. */
export async function throughLite(context: Context, request: Request, url: URL): Promise<Response> {
  const path = url.pathname.slice('/auth/v1'.length);
  const redirectTo = url.searchParams.get('redirect_to');
  const response = await context.mailbox.withRedirect(redirectTo, () => context.lite(request));
  if (path === '/verify' && request.method === 'GET') return completeLink(context, response, request);
  if (!response.ok || !completed.has(path)) return response;
  const answer = (await response.json()) as LiteAnswer; // lite's own body, GoTrue's shape
  if (answer.access_token)
    return completeToken(context, answer, answer.access_token, methodOf(path, url), request);
  if (path === '/user' && answer.id) return completeUser(context, answer, answer.id);
  return Response.json(answer);
}

function methodOf(path: string, url: URL): string | null {
  if (url.searchParams.get('grant_type') === 'refresh_token') return null;
  return path === '/verify' ? 'otp' : 'password';
}

async function completeToken(
  context: Context,
  answer: LiteAnswer,
  token: string,
  method: string | null,
  request: Request,
) {
  const session = await completeSession(context, token, method, request);
  if (!session) return banned(400);
  return Response.json({
    ...answer,
    access_token: session.token,
    user: { ...answer.user, factors: session.factors },
  });
}

function completeUser(context: Context, answer: LiteAnswer, id: string) {
  return context.db.transaction(async (tx) => {
    const user = await first<{ banned_until: string | null }>(
      tx,
      'select banned_until from auth.users where id = $1',
      [id],
    );
    if (user && isBanned(user)) return banned(403);
    return Response.json({ ...answer, factors: await factorsOf(tx, id) });
  });
}

/** A link from a mail: the tokens travel in the fragment of the redirect. */
async function completeLink(context: Context, response: Response, request: Request): Promise<Response> {
  const target = new URL(response.headers.get('location') ?? context.url);
  const fragment = new URLSearchParams(target.hash.slice(1));
  const token = fragment.get('access_token');
  if (!token) return response;
  const session = await completeSession(context, token, 'otp', request);
  if (session) fragment.set('access_token', session.token);
  const refused = { error: 'access_denied', error_code: 'user_banned', error_description: 'User is banned' };
  target.hash = (session ? fragment : new URLSearchParams(refused)).toString();
  return new Response(null, { status: 303, headers: { location: target.toString() } });
}
