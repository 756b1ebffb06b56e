import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { claimDirectory } from '../../supabase/local/data-directory.ts';
import type { Database } from '../../supabase/local/database/database.ts';
import { openPglite } from '../../supabase/local/database/pglite.ts';
import { encrypted, openServer } from '../../supabase/local/database/server.ts';
import { openStack } from '../../supabase/local/stack.ts';
import type { Settings } from '../start/settings.ts';
import { UserError } from '../start/user-error.ts';
import type { Source } from './back-up.ts';
import { filesIn, filesOfProject } from './place-files.ts';
import type { RestoreTarget } from './restore.ts';

/** Database with its files, open for reading or writing. `close` releases it. */
export interface BackupPlace extends Source, RestoreTarget {
  close: () => Promise<void>;
}

/** Wraps an open database of the local stack and its files. */
export function parsePlace(db: Pick<Database, 'transaction'>, dataDir: string): Omit<BackupPlace, 'close'> {
  return {
    ...filesIn(dataDir),
    transaction: (work) => db.transaction(work),
    atOneMoment: (work) =>
      db.transaction(async (tx) => {
        await tx.exec('set transaction isolation level repeatable read, read only');
        return work(tx);
      }),
  };
}

/** Opens the embedded database of a directory that no other process has open. */
export async function openEmbedded(dataDir: string): Promise<BackupPlace> {
  const release = claimDirectory(dataDir);
  try {
    const { db } = await openPglite(path.join(dataDir, 'db'));
    const close = async () => {
      await db.close();
      release();
    };
    return { ...parsePlace(db, dataDir), close };
  } catch (error) {
    release();
    throw error;
  }
}

/** Opens a PostgreSQL server with this project's migrations, and the files of a data directory. */
async function openOwnServer(pgUrl: string, dataDir: string): Promise<BackupPlace> {
  const { db } = await openServer(pgUrl);
  return { ...parsePlace(db, dataDir), close: () => db.close() };
}

/** Credentials of a hosted project. */
export interface HostedAccess {
  databaseUrl?: string;
  secretKey?: string;
}

async function openHosted(project: string, { databaseUrl, secretKey }: HostedAccess): Promise<BackupPlace> {
  if (!databaseUrl || !secretKey)
    throw new UserError(
      'A hosted project needs SUPABASE_DB_URL (Dashboard → Connect → Session pooler) and SUPABASE_SECRET_KEY (API keys) in addition to VITE_SUPABASE_URL.',
    );
  const { db } = await openServer(encrypted(databaseUrl));
  return { ...parsePlace(db, ''), ...filesOfProject(project, secretKey), close: () => db.close() };
}

/** Opens the configured database for reading. The embedded database must not be open elsewhere. */
export async function openForBackup(
  { hosted, pgUrl, dataDir }: Settings,
  access: HostedAccess,
): Promise<BackupPlace> {
  if (hosted) return openHosted(hosted, access);
  if (pgUrl) return openOwnServer(pgUrl, dataDir);
  if (!existsSync(path.join(dataDir, 'db')))
    throw new UserError(`There is no database in ${dataDir}. Create one with npm start.`);
  return openEmbedded(dataDir);
}

type Fill = (place: RestoreTarget) => Promise<unknown>;

/** Opens the local stack, creating the schema if necessary, and passes it to `fill`. */
async function fillStack({ url, pgUrl }: Pick<Settings, 'url' | 'pgUrl'>, dataDir: string, fill: Fill) {
  const { db, close } = await openStack({ url, pgUrl, dataDir, content: 'empty' });
  try {
    await fill(parsePlace(db, dataDir));
  } finally {
    await close();
  }
}

/**
 * Passes a new data directory to `fill`, then replaces `dataDir` with it. Returns the path to which existing
 * data was moved.
 */
async function fillDirectory(
  settings: Pick<Settings, 'url' | 'dataDir'>,
  fill: Fill,
): Promise<string | undefined> {
  const { dataDir } = settings;
  const draft = `${dataDir}.restoring`;
  const release = claimDirectory(dataDir);
  try {
    rmSync(draft, { recursive: true, force: true });
    await fillStack({ url: settings.url }, draft, fill);
    // Browsers remain signed in only if the origin and the keys stay the same.
    const keys = path.join(dataDir, 'keys.json');
    if (existsSync(keys)) copyFileSync(keys, path.join(draft, 'keys.json'));
    const before = `${dataDir}.before-${new Date().toISOString().replaceAll(/\D/g, '')}`;
    renameSync(dataDir, before);
    renameSync(draft, dataDir);
    if (existsSync(path.join(before, 'db'))) return before;
    rmSync(before, { recursive: true, force: true });
    return undefined;
  } finally {
    rmSync(draft, { recursive: true, force: true });
    release();
  }
}

/**
 * Opens the configured target and passes it to `fill`. Returns the directory to which an existing embedded
 * database was moved.
 */
export async function fillPlace(
  settings: Pick<Settings, 'url' | 'hosted' | 'pgUrl' | 'dataDir'>,
  access: HostedAccess,
  { replace }: { replace: boolean },
  fill: Fill,
): Promise<string | undefined> {
  const { hosted, pgUrl, dataDir } = settings;
  if (hosted) {
    const place = await openHosted(hosted, access);
    await fill(place).finally(place.close);
  } else if (pgUrl) await fillStack(settings, dataDir, fill);
  else if (existsSync(path.join(dataDir, 'db')) && !replace)
    throw new UserError(
      `There is already a database in ${dataDir}. Set another LOCAL_DATA_DIR, or add --replace, which moves the current one to a directory next to it.`,
    );
  else return fillDirectory(settings, fill);
  return undefined;
}
