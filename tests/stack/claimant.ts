// Run by claimed-once.slow.test.ts in several processes at once: claims one directory after another, each at
// a set time.
import path from 'node:path';
import { claimDirectory, DirectoryInUse } from '../../supabase/local/data-directory.ts';

const [, , base = '', count = '0', first = '0'] = process.argv;
const claimed: number[] = [];
for (let place = 0; place < Number(count); place++) {
  // Busy-wait: timers are too imprecise to make the processes claim within the same millisecond.
  while (Date.now() < Number(first) + place * 10);
  try {
    claimDirectory(path.join(base, String(place)));
    claimed.push(place);
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
  }
}
process.stdout.write(`${JSON.stringify(claimed)}\n`);
// A claim lasts as long as the process; the test ends it.
setInterval(() => undefined, 1000);
