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

/** Since when a process runs, in clock ticks since boot; undefined where it does not run or /proc is missing. */
function startedAt(pid: number): string | undefined {
  try {
    // The command name in parentheses may hold spaces; the start time is the 20th field after it.
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
    // EPERM: it runs, but belongs to somebody else.
    return isCode(error, 'EPERM');
  }
}

/** Undefined where it is gone, which it may be at any moment. */
function saidInPidFile(dataDir: string): string | undefined {
  try {
    return readFileSync(pidFile(dataDir), 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** The process that has this directory open, if any; a number reused after a crash is not taken for it. */
export const ownerOf = (dataDir: string) => ownerBy(saidInPidFile(dataDir) ?? '', dataDir);

function ownerBy(said: string, dataDir: string): number | undefined {
  const [pid = '', started = '', inode] = said.trim().split(' ');
  // A copy of the directory, made while the original was open, belongs to nobody.
  if (inode && inode !== inodeOf(dataDir)) return undefined;
  const owner = Number(pid);
  if (!Number.isInteger(owner) || owner <= 0 || !isAlive(owner)) return undefined;
  const now = startedAt(owner);
  return started && started !== '-' && now && started !== now ? undefined : owner;
}

/** Thrown instead of opening a database that another process has open: two writers destroy it silently. */
export class DirectoryInUse extends Error {}

/** Makes the pid file if there is none. It is whole from its first moment: an empty one would be nobody's. */
function madePidFile(dataDir: string): boolean {
  const draft = `${pidFile(dataDir)}.${randomUUID()}`;
  const content = `${process.pid} ${startedAt(process.pid) ?? '-'} ${inodeOf(dataDir)}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, pidFile(dataDir));
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    // A file system without links.
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

/** A process that was killed between two statements left its clearing behind. */
const CLEARING_MS = 5000;

/**
 * Deletes the pid file of a process that is gone, one process at a time: a second one that has read the old file would
 * delete that of whoever claimed the directory after the first.
 */
function clearPidFile(dataDir: string): void {
  const clearing = `${pidFile(dataDir)}.clearing`;
  try {
    closeSync(openSync(clearing, 'wx', 0o600));
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    const since = statSync(clearing, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > CLEARING_MS) rmSync(clearing, { force: true });
    return;
  }
  try {
    const said = saidInPidFile(dataDir);
    // One that is not there may be made at this moment, by whoever cleared it before.
    if (said !== undefined && ownerBy(said, dataDir) === undefined) rmSync(pidFile(dataDir), { force: true });
  } finally {
    rmSync(clearing, { force: true });
  }
}

const TRIES = 50;
/** Between tries; claiming is done in one go, without letting anything else run. */
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);

/**
 * Claims a data directory for this process and answers with the release.
 * @throws DirectoryInUse of two processes starting at once to all but one
 */
export function claimDirectory(dataDir: string): () => void {
  // It holds people's data.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (let left = TRIES; ; left--) {
    if (madePidFile(dataDir)) return () => rmSync(pidFile(dataDir), { force: true });
    const owner = ownerOf(dataDir);
    if (owner !== undefined || left === 0)
      throw new DirectoryInUse(
        `The data directory ${dataDir} is in use by process ${owner ?? '(unknown)'}; stop that one first, or set LOCAL_DATA_DIR to another directory.`,
      );
    clearPidFile(dataDir);
    if (left < TRIES) pause();
  }
}

/** Claims a directory as soon as whoever has it is done. */
export async function claimWhenFree(dataDir: string): Promise<() => void> {
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

/** Deletes everything. Cut short at any moment it leaves all of the data, or what the next start finishes deleting. */
export function resetDirectory(dataDir: string): void {
  const database = path.join(dataDir, 'db');
  mkdirSync(resetIn(dataDir), { recursive: true, mode: 0o700 });
  // From this moment on the data is gone, files and keys included.
  if (existsSync(database)) renameSync(database, path.join(resetIn(dataDir), `db-${process.pid}`));
  finishReset(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}

/** Finishes a reset that was cut short after its first step; before it, nothing has happened. */
export function finishReset(dataDir: string): void {
  const begun = resetIn(dataDir);
  if (!existsSync(begun)) return;
  if (readdirSync(begun).length > 0)
    for (const name of ['storage', 'uploads', 'left-over', 'db-schema.json', 'db.new', 'keys.json'])
      rmSync(path.join(dataDir, name), { recursive: true, force: true });
  // Last: as long as it is there, and holds something, the rest has to go.
  rmSync(begun, { recursive: true, force: true });
}

/** True when a directory was made by the stack (or is empty), and so may be deleted by it. */
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
  // With what a claim makes beside it for a moment.
  const isPid = (entry: string) => /^pid(\.[\w-]+)?$/.test(entry);
  const entries = readdirSync(directory);
  // Another process that starts at this moment may have claimed it and not yet made its keys.
  const isClaimed = entries.some((entry) => ['keys.json', 'reset'].includes(entry) || isPid(entry));
  return entries.every((entry) => ours.has(entry) || isPid(entry)) && (entries.length === 0 || isClaimed);
}
