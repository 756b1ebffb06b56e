import { env } from '@/config/env';

let isPassedOn = true;

/**
 * Returns true for a response of the project, which always answers in JSON. A host without a proxy returns a
 * page or redirects.
 */
const isOfProject = (answer: Response) => (answer.headers.get('content-type') ?? '').includes('json');

/**
 * Sends a visitor's read through the site's own origin, because each read from another origin costs a CORS
 * preflight. If the host does not proxy it, reads go directly to the project until the page is closed.
 */
export async function sendRead(address: string, init: RequestInit): Promise<Response> {
  // Not called as a method: the browser's fetch rejects another `this`.
  const { fetch, supabaseUrl, readsUrl } = env;
  if (isPassedOn && readsUrl !== supabaseUrl) {
    const answer = await fetch(address.replace(supabaseUrl, readsUrl), { ...init, redirect: 'manual' });
    if (isOfProject(answer)) return answer;
    isPassedOn = false;
  }
  return fetch(address, init);
}

/** Resets what is known about the host; for tests. */
export function forgetHost(): void {
  isPassedOn = true;
}
