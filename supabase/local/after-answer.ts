import { asNewArrival } from './database/lock.ts';
import { messageOf } from './message-of.ts';

/** Work that nobody waits for, and that is done before the stack closes. */
export function createAfterAnswer() {
  const running = new Set<Promise<void>>();
  return {
    afterAnswer: (work: () => Promise<void>) => {
      const done = asNewArrival(work)
        // Only the message: what else hangs on a database error may be row contents.
        .catch((error: unknown) => console.error('[after answer]', messageOf(error)))
        .finally(() => running.delete(done));
      running.add(done);
    },
    settled: async () => {
      await Promise.all(running);
    },
  };
}
