import { bodyOf } from './body.ts';

/** Kinds of link lite has no name of its own for; it finds the token in the same place under this one. */
const liteTypes: Record<string, string> = { invite: 'signup', email: 'magiclink' };

interface AuthBody {
  type: string;
  [field: string]: unknown;
}

function withBody(request: Request, body: object): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}

/** Puts a request into lite's words, and closes the one door by which lite lets strangers make an account. */
export async function forLite(request: Request, url: URL, path: string): Promise<Request> {
  if (path === '/verify' && request.method === 'GET') {
    const type = url.searchParams.get('type') ?? '';
    url.searchParams.set('type', liteTypes[type] ?? type);
    return new Request(url, request);
  }
  if (request.method !== 'POST' || !['/verify', '/otp'].includes(path)) return request;
  const body = await bodyOf<AuthBody>(request);
  // lite 0.10 ignores enable_signup here and creates whoever asks for a code.
  if (path === '/otp') return withBody(request, { ...body, create_user: false });
  return withBody(request, { ...body, type: liteTypes[body.type ?? ''] ?? body.type });
}
