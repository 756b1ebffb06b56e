import { mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** Enough for the data directories of a run, 50 MB each, and everything else. */
const NEEDED_BYTES = 4 * 2 ** 30;
/** Longer than any run: older directories belong to runs that were killed. */
const LEFT_BEHIND_MS = 3 * 60 * 60 * 1000;

/**
 * Puts the tests' temporary files in memory if Linux has enough: each test copies a data directory of 1,500
 * files, which takes 0.1 s in memory and 1.5 s on a disk. Leaves an existing TMPDIR unchanged. Child
 * processes inherit it.
 */
export function moveTempToMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return;
  const directory = path.join(MEMORY, 'lsbu-tests');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  for (const entry of readdirSync(directory)) {
    const left = path.join(directory, entry);
    const changed = statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (changed < Date.now() - LEFT_BEHIND_MS) rmSync(left, { recursive: true, force: true });
  }
  process.env.TMPDIR = directory;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) > NEEDED_BYTES;
  } catch {
    return false; // not Linux, or a container without /dev/shm
  }
}
