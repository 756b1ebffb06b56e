import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../../supabase/local/message-of.ts';
import type { Queries } from '../../supabase/local/database/database.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import type { Settings } from '../start/settings.ts';
import { backUp } from './back-up.ts';
import type { Manifest } from './manifest.ts';
import { placeOf } from './places.ts';

const DAY_MS = 86_400_000;
/** A server that has just started has other things to do. */
const FIRST_LOOK_MS = 10 * 60_000;
const EVERY_MS = 3_600_000;
/** Daily ones; what was ordered by hand or made before a migration is the operator's to delete. */
const KEPT = 14;
const DAILY = /^daily-.*\.tar\.gz$/;

/** Beside the data, which `npm run db:reset` deletes. */
export const backupsDir = ({ dataDir }: Pick<Settings, 'dataDir'>) => `${dataDir}-backups`;

/** `2026-11-25T0930-01234.tar.gz`, in UTC. */
export const backupName = (kind = 'backup', now = new Date()) =>
  `${kind}-${now.toISOString().replaceAll(/[:.]/g, '').replace('Z', '')}.tar.gz`;

/** Has the database remember when it was last backed up; one of a version before that cannot. */
export async function noteBackup(db: Pick<Queries, 'query'>): Promise<void> {
  const [known] = await db.query<{ name: string | null }>(
    `select to_regprocedure('private.note_run(text)')::text as name`,
  );
  if (known?.name) await db.query(`select private.note_run('backup')`);
}

/** Writes a backup of an open stack into its directory of backups. */
export async function backUpInto(
  directory: string,
  { db, storageDir }: Pick<Stack, 'db' | 'storageDir'>,
  kind?: string,
): Promise<{ file: string; manifest: Manifest }> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = path.join(directory, backupName(kind));
  const manifest = await backUp(placeOf(db, path.dirname(storageDir)), file);
  await noteBackup(db);
  return { file, manifest };
}

function dailyIn(directory: string): string[] {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return readdirSync(directory)
    .filter((name) => DAILY.test(name))
    .sort()
    .map((name) => path.join(directory, name));
}

/** Makes the backup of the day unless there is one, and deletes the oldest but fourteen. */
export async function backUpDaily(
  directory: string,
  stack: Pick<Stack, 'db' | 'storageDir'>,
  now = Date.now(),
): Promise<void> {
  const newest = dailyIn(directory).at(-1);
  if (newest && now - statSync(newest).mtimeMs < DAY_MS) return;
  await backUpInto(directory, stack, 'daily');
  for (const old of dailyIn(directory).slice(0, -KEPT)) rmSync(old);
}

/** A backup a day for as long as the server runs. One that fails is a line in its log, and tried again in an hour. */
export function backUpOnSchedule(directory: string, stack: Pick<Stack, 'db' | 'storageDir'>): void {
  const look = () =>
    void backUpDaily(directory, stack).catch((error: unknown) =>
      console.error(`${new Date().toISOString()} The daily backup failed: ${messageOf(error)}`),
    );
  setTimeout(look, FIRST_LOOK_MS).unref();
  setInterval(look, EVERY_MS).unref();
}
