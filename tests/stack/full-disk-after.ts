// Run by full-disk.slow.test.ts in a process of its own: opens a data directory on a disk that is full after so many bytes, as
// `npm start` does, and says in a sentence why it could not.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [, , dataDir = '', bytes = ''] = process.argv;
let left = Number(bytes);

/** The error of the system's own write there. */
const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    errno: -28,
    syscall: 'write',
  });
const { writeSync, writeFileSync } = fs;
fs.writeSync = ((file: number, ...rest: [NodeJS.ArrayBufferView]) => {
  // The program's own words.
  if (file <= 2) return writeSync(file, ...rest);
  left -= rest[0].byteLength;
  if (left < 0) throw noSpace();
  return writeSync(file, ...rest);
}) as typeof writeSync;
fs.writeFileSync = (file, data, options) => {
  left -= Buffer.byteLength(data);
  if (left < 0) throw noSpace();
  writeFileSync(file, data, options);
};
syncBuiltinESMExports();

const { watchMainThread } = await import('../../scripts/start/watchdog.ts');
watchMainThread({ everyMs: 250, looks: 80 });
const { endWith } = await import('../../scripts/start/sentence.ts');
const { openStack } = await import('../../supabase/local/stack.ts');
const { probeDirectories } = await import('./stack-probe.ts');
await openStack({ dataDir, url: 'http://stack.test', content: 'empty', ...probeDirectories }).then(
  (stack) => stack.close(),
  endWith,
);
process.stdout.write(String(left));
