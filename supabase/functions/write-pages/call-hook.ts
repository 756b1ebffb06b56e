const TIMEOUT_MS = 10_000;

export type HookProblem = 'refused' | 'timeout' | 'unreachable';

/** Result of a call. Contains only the status, because bodies and error messages may contain the address. */
export interface HookOutcome {
  status: number | null;
  problem: HookProblem | null;
}

/**
 * Starts a build at the host by POST, as Netlify, Cloudflare Pages and Vercel require. A redirect counts as a
 * failure.
 */
export async function callBuildHook(hook: string): Promise<HookOutcome> {
  try {
    const answer = await fetch(hook, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return { status: answer.status, problem: answer.ok ? null : 'refused' };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { status: null, problem: isLate ? 'timeout' : 'unreachable' };
  }
}
