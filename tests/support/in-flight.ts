import type { Fetch } from './faults.ts';

/** A fetch, and how to wait until nothing it was asked for is under way: pages say goodbye when they are closed. */
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
      // An answer's follow-up requests are sent in the next turn.
      for (let quiet = 0; quiet < 3; quiet += 1) {
        if (open.size > 0) quiet = 0;
        await Promise.allSettled(open);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
  };
}
