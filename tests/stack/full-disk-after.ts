// Run by full-disk.slow.test.ts in a separate process: opens a data directory as `npm start` does on a disk
// that is full after the given number of bytes, and prints why it failed.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [, , dataDir = '', bytes = ''] = process.argv;
let left = Number(bytes);

/** The error that the system's write raises on a full disk. */
const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    errno: -28,
    syscall: 'write',
  });
const { writeSync, writeFileSync } = fs;
fs.writeSync = ((file: number, ...rest: [NodeJS.ArrayBufferView]) => {
  // Ignore the program's own output.
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
const { exitWithError } = await import('../../scripts/start/user-error.ts');
const { openStack } = await import('../../supabase/local/stack.ts');
const { probeDirectories } = await import('./stack-probe.ts');
await openStack({ dataDir, url: 'http://stack.test', content: 'empty', ...probeDirectories }).then(
  (stack) => stack.close(),
  exitWithError,
);
process.stdout.write(String(left));
