import { solveChallengeWorkers } from 'altcha-lib';
import type { ProofOfWork } from './challenge';

/** Two workers are faster than one, and keep a cheap phone responsive. */
const WORKERS = 2;
/** Timeout in milliseconds, far above any difficulty set by the database. */
const TIMEOUT_MS = 120_000;

/** Solves a challenge in workers. @throws if the device cannot solve it */
export async function solve(challenge: ProofOfWork['challenge']): Promise<ProofOfWork> {
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(WORKERS, navigator.hardwareConcurrency || 1),
    timeout: TIMEOUT_MS,
    createWorker: () => new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' }),
  });
  if (!solution) throw new Error('The challenge could not be solved');
  const { counter, derivedKey } = solution;
  return { challenge, solution: { counter, derivedKey } };
}
