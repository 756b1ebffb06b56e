const GIVE_UP_MS = 10_000;

export type Problem = 'refused' | 'timeout' | 'unreachable';

/** Outcome of a call. Nothing of the answer but its status is kept: a body, and the words of an error, may repeat the address. */
export interface Outcome {
  status: number | null;
  problem: Problem | null;
}

/** Has the host build the site: POST, as Netlify, Cloudflare Pages and Vercel ask for. A redirect is no order taken. */
export async function callHook(hook: string): Promise<Outcome> {
  try {
    const answer = await fetch(hook, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      redirect: 'manual',
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    await answer.body?.cancel();
    return { status: answer.status, problem: answer.ok ? null : 'refused' };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { status: null, problem: isLate ? 'timeout' : 'unreachable' };
  }
}
