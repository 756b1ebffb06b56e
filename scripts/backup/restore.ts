import type { Queries } from '../../supabase/local/database/database.ts';
import { UserError } from '../start/user-error.ts';
import { readArchive } from './archive.ts';
import type { Manifest } from './manifest.ts';
import { addRows, countRows, emptyTable, backupTables, migrationsOf, setCounters } from './rows.ts';
import { markSeeded, normaliseAccounts } from './normalise-accounts.ts';

/** Target of a restore: a database with the same migrations, and its storage. */
export interface RestoreTarget {
  /** Runs `work` in a transaction. */
  transaction: <T>(work: (tx: Queries) => Promise<T>) => Promise<T>;
  writeFile: (bucket: string, name: string, bytes: Uint8Array) => Promise<void>;
}

/** Tables that contain rows once the database is in use. */
const TABLES_IN_USE = [
  'auth.users',
  'public.complaints',
  'public.appeals',
  'public.clients',
  'public.articles',
];

/**
 * Constraints and triggers ran when the rows were first written. On a hosted project, `postgres` may disable
 * them.
 */
const WITHOUT_TRIGGERS = 'set local session_replication_role = replica';

async function checkMigrations(tx: Queries, { migrations }: Manifest) {
  const here = await migrationsOf(tx);
  const versions = new Set([...Object.keys(here), ...Object.keys(migrations)]);
  const other = [...versions].filter((version) => here[version] !== migrations[version]);
  if (other.length > 0)
    throw new UserError(
      `The backup was made with another version of the project: migration ${other[0] ?? ''} differs. Restore it with that version, then upgrade.`,
    );
}

async function checkEmpty(tx: Queries, replace: boolean) {
  if (replace) return;
  const tables = (await backupTables(tx)).filter(({ name }) => TABLES_IN_USE.includes(name));
  for (const table of tables)
    if ((await countRows(tx, table)) > 0)
      throw new UserError(
        `${table.name} already contains rows. Choose another target, or add --replace to delete them.`,
      );
}

async function putRows(tx: Queries, file: string, manifest: Manifest) {
  const tables = new Map((await backupTables(tx)).map((table) => [table.name, table]));
  await tx.exec(WITHOUT_TRIGGERS);
  for (const table of tables.values()) await emptyTable(tx, table);
  await readArchive(file, async (name, bytes) => {
    const [kind, of = ''] = name.split('/');
    const table = tables.get(of);
    if (kind === 'rows' && table) await addRows(tx, table, bytes.toString('utf8').split('\n'));
    // Written by countersOf(); the verified hash shows that it was not changed.
    if (name === 'counters.json')
      await setCounters(tx, JSON.parse(bytes.toString('utf8')) as { name: string; last: string }[]);
  });
  for (const [name, count] of Object.entries(manifest.tables)) {
    const table = tables.get(name);
    // Only the local stack records its seed.
    if (!table && !name.startsWith('supabase_migrations.'))
      throw new UserError(`The target has no table ${name}.`);
    const found = table ? await countRows(tx, table) : count;
    if (found !== count) throw new UserError(`${name} has ${found} rows instead of ${count}.`);
  }
  await normaliseAccounts(tx, tables);
  await markSeeded(tx, tables);
}

/**
 * Restores an archive verified by checkArchive(): all rows in one transaction, then the files. If the upload
 * of files is interrupted, run it again. @throws UserError if the archive has another version, or the database
 * is in use (unless `replace`)
 */
export async function restore(
  { transaction, writeFile }: RestoreTarget,
  file: string,
  manifest: Manifest,
  { replace = false } = {},
): Promise<void> {
  await transaction(async (tx) => {
    await checkMigrations(tx, manifest);
    await checkEmpty(tx, replace);
    await putRows(tx, file, manifest);
  });
  await readArchive(file, async (name, bytes) => {
    const [kind, bucket = '', ...rest] = name.split('/');
    if (kind === 'files') await writeFile(bucket, rest.join('/'), bytes);
  });
}
