import { withNewPosition } from './database/lock.ts';
import { messageOf } from './message-of.ts';

/** Runs work after a response was sent, and finishes it before the stack closes. */
export function createBackgroundTasks() {
  const running = new Set<Promise<void>>();
  return {
    runInBackground: (work: () => Promise<void>) => {
      const done = withNewPosition(work)
        // Log only the message: other properties of a database error may contain row data.
        .catch((error: unknown) => console.error('[after answer]', messageOf(error)))
        .finally(() => running.delete(done));
      running.add(done);
    },
    settled: async () => {
      await Promise.all(running);
    },
  };
}
