// Run by reset.slow.test.ts in a separate process: resets a data directory, and is killed before its n-th
// file operation. With `half`, that operation has been partly carried out: a deletion has removed some of the
// files.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const [, , dataDir = '', steps = '', half] = process.argv;
let left = Number(steps);

function die(target: string): never {
  if (half && fs.existsSync(target) && fs.statSync(target).isDirectory()) {
    const files = fs
      .readdirSync(target, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile());
    for (const one of files.slice(0, Math.ceil(files.length / 2)))
      fs.unlinkSync(path.join(one.parentPath, one.name));
  }
  process.kill(process.pid, 'SIGKILL');
  throw new Error('unreachable');
}
const { rmSync, renameSync, mkdirSync } = fs;
const counted = (target: fs.PathLike) => {
  if (left-- === 0) die(String(target));
};
fs.rmSync = (target, options) => (counted(target), rmSync(target, options));
fs.renameSync = (from, to) => (counted(''), renameSync(from, to));
fs.mkdirSync = ((target: fs.PathLike, options: fs.MakeDirectoryOptions) => (
  counted(''),
  mkdirSync(target, options)
)) as typeof mkdirSync;
syncBuiltinESMExports();

const { resetDirectory } = await import('../../supabase/local/data-directory.ts');
resetDirectory(dataDir);
