import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const pidFile = (dataDir: string) => path.join(dataDir, 'pid');

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
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The process that has this directory open, if any; a number reused after a crash is not taken for it. */
export function ownerOf(dataDir: string): number | undefined {
  if (!existsSync(pidFile(dataDir))) return undefined;
  const [pid = '', started = '', inode] = readFileSync(pidFile(dataDir), 'utf8').trim().split(' ');
  // A copy of the directory, made while the original was open, belongs to nobody.
  if (inode && inode !== inodeOf(dataDir)) return undefined;
  const owner = Number(pid);
  if (!Number.isInteger(owner) || owner <= 0 || !isAlive(owner)) return undefined;
  const now = startedAt(owner);
  return started && started !== '-' && now && started !== now ? undefined : owner;
}

/** Thrown instead of opening a database that another process has open: two writers destroy it silently. */
export class DirectoryInUse extends Error {}

/**
 * Claims a data directory for this process and answers with the release.
 * The file is created exclusively, so of two processes starting at once one gets it.
 */
export function claimDirectory(dataDir: string): () => void {
  // It holds people's data.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (let attempt = 0; ; attempt++) {
    try {
      const handle = openSync(pidFile(dataDir), 'wx', 0o600);
      writeSync(handle, `${process.pid} ${startedAt(process.pid) ?? '-'} ${inodeOf(dataDir)}`);
      closeSync(handle);
      return () => rmSync(pidFile(dataDir), { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const owner = ownerOf(dataDir);
      if (owner || attempt > 3)
        throw new DirectoryInUse(
          `The data directory ${dataDir} is in use by process ${owner ?? '(unknown)'}; stop that one first, or set LOCAL_DATA_DIR to another directory.`,
        );
      rmSync(pidFile(dataDir), { force: true });
    }
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
    'pid',
  ]);
  const entries = readdirSync(directory);
  // Another process that starts at this moment may have claimed it and not yet made its keys.
  const isClaimed = ['keys.json', 'pid', 'reset'].some((name) => entries.includes(name));
  return entries.every((entry) => ours.has(entry)) && (entries.length === 0 || isClaimed);
}
