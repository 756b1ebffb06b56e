import { env } from '@/config/env';

let isPassedOn = true;

/** The project answers in JSON, refusals too; a host that passes nothing on answers with a page, or leads elsewhere. */
const isOfProject = (answer: Response) => (answer.headers.get('content-type') ?? '').includes('json');

/**
 * Sends a visitor's read. To a project of another origin each read costs a request for permission beforehand, so it goes
 * through the site's own address; on a host that does not pass it on, to the project itself, for as long as the page is open.
 */
export async function sendRead(address: string, init: RequestInit): Promise<Response> {
  // Not as a method: a browser's own fetch is refused as one of another object.
  const { fetch, supabaseUrl, readsUrl } = env;
  if (isPassedOn && readsUrl !== supabaseUrl) {
    const answer = await fetch(address.replace(supabaseUrl, readsUrl), { ...init, redirect: 'manual' });
    if (isOfProject(answer)) return answer;
    isPassedOn = false;
  }
  return fetch(address, init);
}

/** Forgets what this page view has found out about its host; for tests. */
export function forgetHost(): void {
  isPassedOn = true;
}
