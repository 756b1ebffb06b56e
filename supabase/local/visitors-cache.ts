import { createHash } from 'node:crypto';

/**
 * Headers of what visitors read of the tables, here and on hosts that pass reads on (scripts/headers-for-hosts.ts). A browser asks
 * anew each time, so that nobody sees what was changed; a cache in between answers for a minute.
 */
export const READ_HEADERS = {
  'cache-control': 'public, max-age=0, s-maxage=60',
  vary: 'accept, authorization, prefer, range',
};

/** A visitor's answer with these headers and a tag of its content; 304 without a body for who has it already. */
export async function forCaches(request: Request, response: Response): Promise<Response> {
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
