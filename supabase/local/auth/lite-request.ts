import { ApiError } from '../callers.ts';
import type { Context } from '../context.ts';
import { bodyOf } from './body.ts';
import { codeHash } from './code-hash.ts';

/** Requests handled by @supabase/lite. Our own handlers answer the rest of `/auth/v1`. */
export const LITE_REQUESTS: readonly string[] = [
  'POST /token',
  'POST /signup',
  'POST /verify',
  'POST /logout',
  'GET /user',
  'PUT /user',
  'GET /settings',
  'GET /health',
  'GET /.well-known/jwks.json',
];
const PARAMETERS = ['grant_type', 'scope', 'redirect_to'];

/** Token types that lite names differently; it looks for the token in the same column. */
const liteTypes: Record<string, string> = { invite: 'signup', email: 'magiclink' };

interface AuthBody {
  type: string;
  email: string;
  token: string;
  [field: string]: unknown;
}

/**
 * Rebuilds a request for lite from the parts that were checked: path, known parameters (once each) and parsed
 * body. @throws ApiError not_found if lite does not handle such a request
 */
export async function toLiteRequest(
  context: Context,
  request: Request,
  url: URL,
  path: string,
): Promise<Request> {
  const { method, signal } = request;
  if (!LITE_REQUESTS.includes(`${method} ${path}`)) throw new ApiError(404, 'not_found', 'Not found');
  const target = new URL(`/auth/v1${path}`, url);
  for (const name of PARAMETERS) {
    const value = url.searchParams.get(name);
    if (value !== null) target.searchParams.set(name, value);
  }
  const headers = new Headers(request.headers);
  if (!request.body) return new Request(target, { method, headers, signal });
  const body = await bodyOf<AuthBody>(request);
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  const sent = path === '/verify' ? verification(context, body) : body;
  return new Request(target, { method, headers, body: JSON.stringify(sent), signal });
}

/** Replaces a mailed code by its stored hash. lite itself mails the codes for address changes. */
function verification({ jwtSecret }: Context, { type, email, token, ...rest }: Partial<AuthBody>) {
  const liteType = liteTypes[type ?? ''] ?? type;
  return typeof email === 'string' && typeof token === 'string' && type !== 'email_change'
    ? { type: liteType, token_hash: codeHash(jwtSecret, email, token) }
    : { ...rest, type: liteType, email, token };
}
