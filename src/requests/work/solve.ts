import { solveChallengeWorkers } from 'altcha-lib';
import type { Proof } from './challenge';

/** Number of workers: faster than one, and a cheap phone stays usable for typing. */
const WORKERS = 2;
/** Upper bound, far above any price that the database asks. */
const GIVE_UP_MS = 120_000;

/** Does the work of a challenge off the page's own thread. @throws when the device cannot */
export async function solve(challenge: Proof['challenge']): Promise<Proof> {
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(WORKERS, navigator.hardwareConcurrency || 1),
    timeout: GIVE_UP_MS,
    createWorker: () => new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' }),
  });
  if (!solution) throw new Error('The challenge was not solved');
  const { counter, derivedKey } = solution;
  return { challenge, solution: { counter, derivedKey } };
}
