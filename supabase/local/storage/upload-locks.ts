import type { Locker } from '@tus/server';
import { ApiError } from '../callers.ts';

/**
 * Allows one request at a time per upload. A later request aborts the earlier one, whose connection is
 * usually broken. (The library's own locker polls in every turn of the event loop.)
 */
export function createUploadLocks(): Locker {
  const holders = new Map<string, { end: () => void | Promise<void>; freed: Promise<void> }>();
  return {
    newLock(id) {
      let free = () => {};
      return {
        async lock(signal, end) {
          for (let holder = holders.get(id); holder; holder = holders.get(id)) {
            await holder.end();
            await holder.freed;
          }
          if (signal.aborted) throw new ApiError(400, 'aborted', 'The request has ended');
          holders.set(id, { end, freed: new Promise((resolve) => (free = resolve)) });
        },
        unlock() {
          holders.delete(id);
          free();
          return Promise.resolve();
        },
      };
    },
  };
}
