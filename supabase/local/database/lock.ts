import { AsyncLocalStorage } from 'node:async_hooks';
// Imported explicitly, because fake timers in tests replace the global function.
import { setImmediate as afterTheEventLoop } from 'node:timers';

const queuePosition = new AsyncLocalStorage<number>();
let lastPosition = 0;

/**
 * Runs several steps of work at the queue position of the first one: signing in takes six, each of which
 * would otherwise wait for all other requests. Nested work uses the outer position.
 */
export const withPosition = <T>(work: () => T): T =>
  queuePosition.run(queuePosition.getStore() ?? ++lastPosition, work);

/** Runs background work at a new queue position, after everything queued so far. */
export const withNewPosition = <T>(work: () => T): T => queuePosition.run(++lastPosition, work);

interface Turn {
  arrived: number;
  begin: () => void;
}

/**
 * Runs units of work one at a time, in the order in which their requests arrived. @supabase/lite 0.10 opens
 * transactions on PGlite's single session without a mutex: concurrent requests would run under each other's
 * role.
 */
export function createLock() {
  const waiting: Turn[] = [];
  let isLocked = false;

  function enter(turn: Turn) {
    const place = waiting.findLastIndex(({ arrived }) => arrived <= turn.arrived) + 1;
    waiting.splice(place, 0, turn);
    if (!isLocked) next();
  }

  function next() {
    const turn = waiting.shift();
    isLocked = turn !== undefined;
    turn?.begin();
  }

  return function withLock<T>(work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const run = AsyncLocalStorage.snapshot();
      const begin = () =>
        void run(async () => await work())
          .then(resolve, reject)
          // PGlite never yields to the event loop: without a pause, the whole queue would run before the
          // first response is sent or a new connection accepted.
          .finally(() => afterTheEventLoop(next));
      enter({ arrived: queuePosition.getStore() ?? ++lastPosition, begin });
    });
  };
}
