import { env } from '@/config/env';

let usesReadsHost = true;

/**
 * Returns true for a response from the project, which always answers in JSON. A host without a proxy returns
 * a page or redirects.
 */
const isOfProject = (answer: Response) => (answer.headers.get('content-type') ?? '').includes('json');

/**
 * Sends a visitor's read through the site's own origin, because reads from another origin cost a CORS
 * preflight each. If the host does not proxy it, reads go directly to the project until the page is closed.
 */
export async function sendRead(address: string, init: RequestInit): Promise<Response> {
  // Not called as a method: the browser's fetch rejects any other `this`.
  const { fetch, supabaseUrl, readsUrl } = env;
  if (usesReadsHost && readsUrl !== supabaseUrl) {
    const answer = await fetch(address.replace(supabaseUrl, readsUrl), { ...init, redirect: 'manual' });
    if (isOfProject(answer)) return answer;
    usesReadsHost = false;
  }
  return fetch(address, init);
}

/** Forgets whether the host proxies reads; for tests. */
export function resetReadsHost(): void {
  usesReadsHost = true;
}
