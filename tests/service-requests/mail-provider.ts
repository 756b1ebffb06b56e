import { vi } from 'vitest';
import type { Service } from './requests.ts';

/** From now on the mail provider is down; the answer brings it back. */
export function providerDown({ stack }: Service): () => void {
  const through = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input);
    return address === `${stack.url}/_local/mail`
      ? Promise.resolve(new Response('', { status: 503 }))
      : through(input, init);
  });
  return () => vi.stubGlobal('fetch', through);
}
