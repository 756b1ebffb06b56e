import { AppError, toAppError, unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { canSolve, challengeSchema, type ProofOfWork, type WorkFor } from './challenge';

/** Error code: the call was not made, because this device could not solve the challenge. */
export const UNSOLVED = 'challenge.unsolved';

/**
 * Returns true if the database requires a new proof: none was sent, the network changed, or a response was
 * lost.
 */
function isProofRequired(error: unknown): boolean {
  const { code, message } = toAppError(error);
  return code === 'P0001' && (message === 'challenge.required' || message === 'challenge.invalid');
}

/** Requests a challenge and solves it. @throws AppError challenge.unsolved, or the error of the request */
async function work(action: WorkFor): Promise<ProofOfWork> {
  if (!canSolve()) throw new AppError('unknown', UNSOLVED, UNSOLVED);
  const answer = unwrap(await database().rpc('request_challenge', { action }));
  const challenge = challengeSchema.safeParse(answer);
  if (!challenge.success) throw new AppError('malformed', 'The response is not a challenge');
  try {
    // Load the solver with the first challenge, not with the page.
    const { solve } = await import('./solve');
    return await solve(challenge.data);
  } catch (error) {
    const failure = toAppError(error);
    throw failure.kind === 'network'
      ? failure
      : new AppError('unknown', UNSOLVED, UNSOLVED, { cause: error });
  }
}

const EXPIRY_MARGIN_S = 60;
const isFresh = ({ challenge }: ProofOfWork) =>
  challenge.parameters.expiresAt > Date.now() / 1000 + EXPIRY_MARGIN_S;

/** Manages the proof of work of one form: solved while the visitor fills it in, and again after use. */
export function createProofOfWork(action: WorkFor) {
  let pending: Promise<ProofOfWork> | undefined;
  let hasBegun = false;
  const next = (): Promise<ProofOfWork> => {
    hasBegun = true;
    if (pending) return pending;
    const current = work(action);
    pending = current;
    current.catch(() => {
      if (pending === current) pending = undefined;
    });
    return current;
  };
  const reset = () => {
    pending = undefined;
    hasBegun = false;
  };
  async function proof(): Promise<ProofOfWork> {
    const done = await next();
    if (isFresh(done)) return done;
    reset();
    return next();
  }
  async function attempt<T>(call: (proof: ProofOfWork) => Promise<T>): Promise<T> {
    try {
      const answer = await call(await proof());
      reset();
      return answer;
    } catch (error) {
      // A proof refused by the database is used up; a proof that did not reach the database can be reused.
      if (toAppError(error).code === 'P0001') reset();
      throw error;
    }
  }
  return {
    /** Starts once. The call that needs the proof reports a failure. */
    begin() {
      if (!hasBegun && canSolve()) next().catch(() => undefined);
    },
    /** Calls `call` with a proof. Retries once with a new one if the database requires it. */
    withProof: <T>(call: (proof: ProofOfWork) => Promise<T>): Promise<T> =>
      attempt(call).catch((error: unknown) => {
        if (!isProofRequired(error)) throw error;
        return attempt(call);
      }),
  };
}

/** Calls `call` without a proof. Solves a challenge and retries if the database requires one. */
export async function withWorkIfRequired<T>(
  action: WorkFor,
  call: (proof?: ProofOfWork) => Promise<T>,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isProofRequired(error)) throw error;
    return createProofOfWork(action).withProof(call);
  }
}
