import { vi } from 'vitest';

const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** From now on Cloudflare answers every token so: an object, a text that is no JSON, or a failure. Lists what it was asked. */
export function cloudflareSays(said: object | string): unknown[] {
  const asked: unknown[] = [];
  vi.unstubAllGlobals();
  const through = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.url !== SITEVERIFY) return through(request);
    asked.push(await request.json());
    if (said instanceof Error) throw said;
    return typeof said === 'string' ? new Response(said, { status: 503 }) : Response.json(said);
  });
  return asked;
}
