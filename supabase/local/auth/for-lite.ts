import { bodyOf } from './body.ts';

/** Kinds of token lite has no name of its own for; it finds the token in the same place under this one. */
const liteTypes: Record<string, string> = { invite: 'signup', email: 'magiclink' };

interface AuthBody {
  type: string;
  [field: string]: unknown;
}

/** Puts a request into lite's words. */
export async function forLite(request: Request, path: string): Promise<Request> {
  if (request.method !== 'POST' || path !== '/verify') return request;
  const body = await bodyOf<AuthBody>(request);
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const type = liteTypes[body.type ?? ''] ?? body.type;
  return new Request(request.url, { method: 'POST', headers, body: JSON.stringify({ ...body, type }) });
}
