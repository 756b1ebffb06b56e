import { AsyncLocalStorage } from 'node:async_hooks';
// Bound at import: tests that stop the clock replace the global one.
import { setImmediate as afterTheEventLoop } from 'node:timers';

const arrival = new AsyncLocalStorage<number>();
let arrivals = 0;

/**
 * Work that takes several turns keeps the place of its beginning: signing in takes six, and would otherwise wait for
 * everybody six times. Work begun within other work belongs to it.
 */
export const inOrderOfArrival = <T>(work: () => T): T => arrival.run(arrival.getStore() ?? ++arrivals, work);

/** The same for work that nobody waits for: it comes after all that is here by now. */
export const asNewArrival = <T>(work: () => T): T => arrival.run(++arrivals, work);

interface Turn {
  arrived: number;
  begin: () => void;
}

/**
 * Lets units of work in one at a time, in the order in which the work they belong to arrived.
 * @supabase/lite 0.10 opens its transactions on PGlite's only session without a mutex: two requests at once would
 * run under each other's role.
 */
export function createLock() {
  const waiting: Turn[] = [];
  let isTaken = false;

  function enter(turn: Turn) {
    const place = waiting.findLastIndex(({ arrived }) => arrived <= turn.arrived) + 1;
    waiting.splice(place, 0, turn);
    if (!isTaken) next();
  }

  function next() {
    const turn = waiting.shift();
    isTaken = turn !== undefined;
    turn?.begin();
  }

  return function withLock<T>(work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const run = AsyncLocalStorage.snapshot();
      const begin = () =>
        void run(async () => await work())
          .then(resolve, reject)
          // PGlite never waits for anything outside of this thread: without a pause the whole queue is worked off before
          // the first answer leaves, and whoever connects meanwhile is not even let in.
          .finally(() => afterTheEventLoop(next));
      enter({ arrived: arrival.getStore() ?? ++arrivals, begin });
    });
  };
}
