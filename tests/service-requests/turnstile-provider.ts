import { vi } from 'vitest';

const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/**
 * Makes Cloudflare answer every token with an object, invalid JSON (a string) or a failure (an Error).
 * Returns the list of requests it receives.
 */
export function mockCloudflare(said: object | string): unknown[] {
  const requests: unknown[] = [];
  vi.unstubAllGlobals();
  const through = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.url !== SITEVERIFY) return through(request);
    requests.push(await request.json());
    if (said instanceof Error) throw said;
    return typeof said === 'string' ? new Response(said, { status: 503 }) : Response.json(said);
  });
  return requests;
}
