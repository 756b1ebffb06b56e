import type { Locker } from '@tus/server';
import { ApiError } from '../callers.ts';

/**
 * One request at a time for each upload. Whoever comes later has the one before it end: after a broken connection that is
 * a request whose bytes will never come. (The library's own locker asks again in every turn of the event loop.)
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
