import { createHash } from 'node:crypto';

/**
 * Cache headers of public table reads, here and on hosts that forward reads (scripts/headers-for-hosts.ts).
 * Browsers revalidate each time, so that changes show at once; shared caches keep a response for a minute.
 */
export const READ_HEADERS = {
  'cache-control': 'public, max-age=0, s-maxage=60',
  vary: 'accept, authorization, prefer, range',
};

/**
 * Adds these headers and an ETag to a response to a visitor; returns 304 without a body if it is unchanged.
 */
export async function withCacheHeaders(request: Request, response: Response): Promise<Response> {
  const isRead = request.method === 'GET' && response.status === 200;
  if (!isRead || request.headers.has('authorization')) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries({ ...READ_HEADERS, etag })) headers.set(name, value);
  if (request.headers.get('if-none-match') !== etag) return new Response(bytes, { headers });
  headers.delete('content-length');
  return new Response(null, { status: 304, headers });
}
