import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const pidFile = (dataDir: string) => path.join(dataDir, 'pid');

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/**
 * Returns the start time of a process in clock ticks since boot; undefined if it is not running or /proc is
 * missing.
 */
function startedAt(pid: number): string | undefined {
  try {
    // The command name in parentheses may contain spaces; the start time is the 20th field after it.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
  } catch {
    return undefined;
  }
}

const inodeOf = (dataDir: string) => String(statSync(dataDir).ino);

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is running as another user.
    return isCode(error, 'EPERM');
  }
}

/** Reads the pid file; undefined if missing, because it can be deleted at any moment. */
function readPidFile(dataDir: string): string | undefined {
  try {
    return readFileSync(pidFile(dataDir), 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Returns the process that has the directory open, if any. Recognises a pid that was reused after a crash.
 */
export const ownerOf = (dataDir: string) => ownerFromPidFile(readPidFile(dataDir) ?? '', dataDir);

function ownerFromPidFile(content: string, dataDir: string): number | undefined {
  const [pid = '', started = '', inode] = content.trim().split(' ');
  // A copy of the directory made while the original was open has no owner.
  if (inode && inode !== inodeOf(dataDir)) return undefined;
  const owner = Number(pid);
  if (!Number.isInteger(owner) || owner <= 0 || !isAlive(owner)) return undefined;
  const now = startedAt(owner);
  return started && started !== '-' && now && started !== now ? undefined : owner;
}

/**
 * Thrown instead of opening a database that another process has open: two writers would silently corrupt it.
 */
export class DirectoryInUse extends Error {}

/** Creates the pid file if it does not exist. Atomic, because an empty file would have no owner. */
function createPidFile(dataDir: string): boolean {
  const draft = `${pidFile(dataDir)}.${randomUUID()}`;
  const content = `${process.pid} ${startedAt(process.pid) ?? '-'} ${inodeOf(dataDir)}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, pidFile(dataDir));
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    // The file system does not support links.
    return copied(draft, pidFile(dataDir));
  } finally {
    rmSync(draft, { force: true });
  }
}

function copied(from: string, to: string): boolean {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Age after which the lock of a cleaning process counts as left over from a kill. */
const STALE_LOCK_MS = 5000;

/**
 * Deletes the pid file of an ended process. Only one process may do so at a time: a second one that has read
 * the old file could delete the new owner's.
 */
function clearPidFile(dataDir: string): void {
  const clearing = `${pidFile(dataDir)}.clearing`;
  try {
    closeSync(openSync(clearing, 'wx', 0o600));
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    const since = statSync(clearing, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > STALE_LOCK_MS) rmSync(clearing, { force: true });
    return;
  }
  try {
    const content = readPidFile(dataDir);
    // A missing file may be about to be created by the process that has just cleared it.
    if (content !== undefined && ownerFromPidFile(content, dataDir) === undefined)
      rmSync(pidFile(dataDir), { force: true });
  } finally {
    rmSync(clearing, { force: true });
  }
}

const TRIES = 50;
/** Waits between attempts. Blocks the thread, because other work must not run while claiming. */
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);

/**
 * Claims a data directory for this process; returns a function that releases it. @throws DirectoryInUse if
 * another process holds it, even if both start at once
 */
export function claimDirectory(dataDir: string): () => void {
  // Contains personal data.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (let left = TRIES; ; left--) {
    if (createPidFile(dataDir)) return () => rmSync(pidFile(dataDir), { force: true });
    const owner = ownerOf(dataDir);
    if (owner !== undefined || left === 0)
      throw new DirectoryInUse(
        `The data directory ${dataDir} is in use by process ${owner ?? '(unknown)'}; stop it first, or set LOCAL_DATA_DIR to another directory.`,
      );
    clearPidFile(dataDir);
    if (left < TRIES) pause();
  }
}

/** Claims a directory as soon as its owner releases it. */
export async function waitAndClaim(dataDir: string): Promise<() => void> {
  for (;;) {
    try {
      return claimDirectory(dataDir);
    } catch (error) {
      if (!(error instanceof DirectoryInUse)) throw error;
      await sleep(100);
    }
  }
}

/** Folder into which a reset moves the database before it deletes anything. */
const resetIn = (dataDir: string) => path.join(dataDir, 'reset');

/**
 * Deletes everything. After an interruption, either all data remain or the next start completes the deletion.
 */
export function resetDirectory(dataDir: string): void {
  const database = path.join(dataDir, 'db');
  mkdirSync(resetIn(dataDir), { recursive: true, mode: 0o700 });
  // From this point all data are lost, including files and keys.
  if (existsSync(database)) renameSync(database, path.join(resetIn(dataDir), `db-${process.pid}`));
  finishReset(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}

/** Completes a reset that was interrupted after its first step; before that, nothing was changed. */
export function finishReset(dataDir: string): void {
  const begun = resetIn(dataDir);
  if (!existsSync(begun)) return;
  if (readdirSync(begun).length > 0)
    for (const name of ['storage', 'uploads', 'left-over', 'db-schema.json', 'db.new', 'keys.json'])
      rmSync(path.join(dataDir, name), { recursive: true, force: true });
  // Must be last: while this folder exists with content, the rest still has to be deleted.
  rmSync(begun, { recursive: true, force: true });
}

/** Returns true if the stack may delete the directory: it was created by the stack or is empty. */
export function isDataDirectory(directory: string): boolean {
  const ours = new Set([
    'db',
    'db-schema.json',
    'db.new',
    'storage',
    'uploads',
    'left-over',
    'reset',
    'keys.json',
  ]);
  // Includes the temporary files of a claim.
  const isPid = (entry: string) => /^pid(\.[\w-]+)?$/.test(entry);
  const entries = readdirSync(directory);
  // Another process may have claimed the directory without having created its keys yet.
  const isClaimed = entries.some((entry) => ['keys.json', 'reset'].includes(entry) || isPid(entry));
  return entries.every((entry) => ours.has(entry) || isPid(entry)) && (entries.length === 0 || isClaimed);
}
