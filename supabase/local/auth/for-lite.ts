import { bodyOf } from './body.ts';

/** Kinds of token lite has no name of its own for; it finds the token in the same place under this one. */
const liteTypes: Record<string, string> = { invite: 'signup', email: 'magiclink' };

interface AuthBody {
  type: string;
  [field: string]: unknown;
}

/** Puts a request into lite's words, and a body that is no object into an empty one, which lite can refuse. */
export async function forLite(request: Request, path: string): Promise<Request> {
  if (request.method !== 'POST' || !request.body) return request;
  const body = await bodyOf<AuthBody>(request);
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const said = path === '/verify' ? { ...body, type: liteTypes[body.type ?? ''] ?? body.type } : body;
  return new Request(request.url, { method: 'POST', headers, body: JSON.stringify(said) });
}
