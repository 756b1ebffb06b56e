import { ApiError } from '../callers.ts';
import type { Context } from '../context.ts';
import { messageOf } from '../message-of.ts';
import { adminApi } from './admin.ts';
import { sendRequestedMail } from './requested-mail.ts';
import { toConfirmPage } from './links.ts';
import { signInWithPassword } from './password-sign-in.ts';
import { authErrorResponse } from './errors.ts';
import { factorsApi } from './factors.ts';
import { createGuard } from './guard.ts';
import { forwardToLite } from './forward-to-lite.ts';

/**
 * `/auth/v1`: our own handlers for admin, factors and mails; @supabase/lite handles a fixed set of requests
 * (lite-request.ts).
 */
export function createAuth(context: Context) {
  const guarded = createGuard(context);
  async function route(request: Request, url: URL, path: string): Promise<Response> {
    if (path.startsWith('/factors')) return factorsApi(context, request, path);
    if (path.startsWith('/admin/') || path === '/invite') return adminApi(context, request, url, path);
    if (request.method === 'POST' && (path === '/recover' || path === '/otp'))
      return sendRequestedMail(context, request, path);
    if (request.method === 'GET' && path === '/verify') return toConfirmPage(context, url);
    if (request.method === 'POST' && path === '/token' && url.searchParams.get('grant_type') === 'password')
      return signInWithPassword(context, request, url);
    return forwardToLite(context, request, url, path);
  }
  /** Returns errors as responses, which the guard needs to see. */
  async function answer(request: Request, url: URL, path: string): Promise<Response> {
    try {
      return await route(request, url, path);
    } catch (error) {
      return refused(error);
    }
  }
  return async function handle(request: Request, url: URL): Promise<Response> {
    try {
      const path = url.pathname.slice('/auth/v1'.length);
      return await guarded(request, url, path, () => answer(request, url, path));
    } catch (error) {
      return refused(error);
    }
  };
}

function refused(error: unknown): Response {
  if (error instanceof ApiError) return authErrorResponse(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : messageOf(error);
  return authErrorResponse(new ApiError(500, 'unexpected_failure', `Database error (${code})`));
}
