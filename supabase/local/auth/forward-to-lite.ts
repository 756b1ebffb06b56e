import { ApiError } from '../callers.ts';
import type { Context } from '../context.ts';
import { first } from '../database/database.ts';
import { authErrorResponse } from './errors.ts';
import { toLiteRequest } from './lite-request.ts';
import { checkOwnChange } from './own-user.ts';
import { completeSession } from './sessions.ts';
import { factorsOf, isBanned } from './users.ts';

/** Parts of lite's responses that are completed here. */
interface LiteAnswer {
  id?: string;
  access_token?: string;
  user?: object;
}

const completed = new Set(['/token', '/signup', '/verify', '/user']);
const banned = (status: number) => authErrorResponse(new ApiError(status, 'user_banned', 'User is banned'));

/**
 * Forwards a request to lite. Adds hosted claims to tokens and the factors to users, and refuses deactivated
 * users.
 */
export async function forwardToLite(
  context: Context,
  asked: Request,
  url: URL,
  path: string,
): Promise<Response> {
  const request = await toLiteRequest(context, asked, url, path);
  const isOwnChange = path === '/user' && request.method === 'PUT';
  const endOthers = isOwnChange ? await checkOwnChange(context, request) : undefined;
  const response = await context.lite(request);
  if (!response.ok || !completed.has(path)) return response;
  await endOthers?.();
  const answer = (await response.json()) as LiteAnswer; // lite's body has GoTrue's format
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
