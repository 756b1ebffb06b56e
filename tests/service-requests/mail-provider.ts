import { vi } from 'vitest';
import type { Service } from './requests.ts';

/** Takes the mail provider down. Returns a function that restores it. */
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
