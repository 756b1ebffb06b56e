import type { Fetch } from './faults.ts';

/**
 * Wraps a fetch and returns a function that waits for all requests in flight, including those sent on page
 * close.
 */
export function followed(fetch: Fetch): { fetch: Fetch; settled: () => Promise<void> } {
  const open = new Set<Promise<unknown>>();
  return {
    fetch: (input, init) => {
      const answer = fetch(input, init);
      open.add(answer);
      const done = () => open.delete(answer);
      answer.then(done, done);
      return answer;
    },
    async settled() {
      // Follow-up requests are sent in the next turn of the event loop.
      for (let quiet = 0; quiet < 3; quiet += 1) {
        if (open.size > 0) quiet = 0;
        await Promise.allSettled(open);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
  };
}
