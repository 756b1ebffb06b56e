/**
 * Lets units of work in one at a time, in the order they came.
 * @supabase/lite 0.10 opens its transactions on PGlite's only session without a mutex: two requests at once would
 * run under each other's role.
 */
export function createLock() {
  let tail: Promise<unknown> = Promise.resolve();
  return function withLock<T>(work: () => Promise<T>): Promise<T> {
    const run = tail.then(work, work);
    tail = run.catch(() => undefined);
    return run;
  };
}
