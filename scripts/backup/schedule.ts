import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../../supabase/local/message-of.ts';
import type { Queries } from '../../supabase/local/database/database.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import type { Settings } from '../start/settings.ts';
import { createBackup } from './back-up.ts';
import type { Manifest } from './manifest.ts';
import { parsePlace } from './places.ts';

const DAY_MS = 86_400_000;
/** Milliseconds before the first check, so that it does not slow down the start. */
const INITIAL_DELAY_MS = 10 * 60_000;
const INTERVAL_MS = 3_600_000;
/** Number of daily backups to keep. Backups made by hand or before a migration are never deleted. */
const MAX_BACKUPS = 14;
const DAILY = /^daily-.*\.tar\.gz$/;

/** Returns the backup directory. It is next to the data directory, which `npm run db:reset` deletes. */
export const backupsDir = ({ dataDir }: Pick<Settings, 'dataDir'>) => `${dataDir}-backups`;

/** Returns a name such as `2026-11-25T0930-01234.tar.gz`, in UTC. */
export const backupName = (kind = 'backup', now = new Date()) =>
  `${kind}-${now.toISOString().replaceAll(/[:.]/g, '').replace('Z', '')}.tar.gz`;

/** Records the time of the backup in the database, unless its version has no function for that. */
export async function recordBackup(db: Pick<Queries, 'query'>): Promise<void> {
  const [known] = await db.query<{ name: string | null }>(
    `select to_regprocedure('private.note_run(text)')::text as name`,
  );
  if (known?.name) await db.query(`select private.note_run('backup')`);
}

/** Writes a backup of an open stack into its backup directory. */
export async function backUpInto(
  directory: string,
  { db, storageDir }: Pick<Stack, 'db' | 'storageDir'>,
  kind?: string,
): Promise<{ file: string; manifest: Manifest }> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = path.join(directory, backupName(kind));
  const manifest = await createBackup(parsePlace(db, path.dirname(storageDir)), file);
  await recordBackup(db);
  return { file, manifest };
}

function dailyIn(directory: string): string[] {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return readdirSync(directory)
    .filter((name) => DAILY.test(name))
    .sort()
    .map((name) => path.join(directory, name));
}

/** Makes the daily backup if it does not exist, and deletes all but the newest 14. */
export async function backUpDaily(
  directory: string,
  stack: Pick<Stack, 'db' | 'storageDir'>,
  now = Date.now(),
): Promise<void> {
  const newest = dailyIn(directory).at(-1);
  if (newest && now - statSync(newest).mtimeMs < DAY_MS) return;
  await backUpInto(directory, stack, 'daily');
  for (const old of dailyIn(directory).slice(0, -MAX_BACKUPS)) rmSync(old);
}

/** Makes a daily backup while the server runs. A failure is logged and retried after an hour. */
export function backUpOnSchedule(directory: string, stack: Pick<Stack, 'db' | 'storageDir'>): void {
  const backUpWhenDue = () =>
    void backUpDaily(directory, stack).catch((error: unknown) =>
      console.error(`${new Date().toISOString()} The daily backup failed: ${messageOf(error)}`),
    );
  setTimeout(backUpWhenDue, INITIAL_DELAY_MS).unref();
  setInterval(backUpWhenDue, INTERVAL_MS).unref();
}
