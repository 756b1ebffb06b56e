import { AppError, toAppError, unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { canWork, challengeSchema, type Proof, type WorkFor } from './challenge';

/** The call was not made, because this device could not do the work. */
export const UNSOLVED = 'challenge.unsolved';

/** The database asks for a new proof: none was sent, the network changed, or an answer was lost. */
function isAskedFor(error: unknown): boolean {
  const { code, message } = toAppError(error);
  return code === 'P0001' && (message === 'challenge.required' || message === 'challenge.invalid');
}

/** Asks for a challenge and solves it. @throws AppError challenge.unsolved, or what the question failed with */
async function work(action: WorkFor): Promise<Proof> {
  if (!canWork()) throw new AppError('unknown', UNSOLVED, UNSOLVED);
  const answer = unwrap(await database().rpc('request_challenge', { action }));
  const challenge = challengeSchema.safeParse(answer);
  if (!challenge.success) throw new AppError('malformed', 'The challenge cannot be read');
  try {
    // The solver comes with the first challenge, not with the page.
    const { solve } = await import('./solve');
    return await solve(challenge.data);
  } catch (error) {
    const failure = toAppError(error);
    throw failure.kind === 'network'
      ? failure
      : new AppError('unknown', UNSOLVED, UNSOLVED, { cause: error });
  }
}

const SPARE_S = 60;
const isFresh = ({ challenge }: Proof) => challenge.parameters.expiresAt > Date.now() / 1000 + SPARE_S;

/** The work of one form: done ahead while it is filled in, and again when it was used up. */
export function createWorkshop(action: WorkFor) {
  let ahead: Promise<Proof> | undefined;
  let hasBegun = false;
  const next = (): Promise<Proof> => {
    hasBegun = true;
    if (ahead) return ahead;
    const current = work(action);
    ahead = current;
    current.catch(() => {
      if (ahead === current) ahead = undefined;
    });
    return current;
  };
  const drop = () => {
    ahead = undefined;
    hasBegun = false;
  };
  async function proof(): Promise<Proof> {
    const done = await next();
    if (isFresh(done)) return done;
    drop();
    return next();
  }
  async function attempt<T>(call: (proof: Proof) => Promise<T>): Promise<T> {
    try {
      const answer = await call(await proof());
      drop();
      return answer;
    } catch (error) {
      // A proof that the database refused is used up; one that did not reach it is kept.
      if (toAppError(error).code === 'P0001') drop();
      throw error;
    }
  }
  return {
    /** Starts once; a failure is reported by the call that needs the proof. */
    begin() {
      if (!hasBegun && canWork()) next().catch(() => undefined);
    },
    /** Makes the call with a proof, and once more with a new one when the database asks for it. */
    spend: <T>(call: (proof: Proof) => Promise<T>): Promise<T> =>
      attempt(call).catch((error: unknown) => {
        if (!isAskedFor(error)) throw error;
        return attempt(call);
      }),
  };
}

/** Makes the call, and works for it only when the database asks for that. */
export async function withWorkIfAsked<T>(action: WorkFor, call: (proof?: Proof) => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isAskedFor(error)) throw error;
    return createWorkshop(action).spend(call);
  }
}
