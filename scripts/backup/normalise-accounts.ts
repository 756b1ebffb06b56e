import type { Queries } from '../../supabase/local/database/database.ts';
import type { BackupTable } from './rows.ts';

type Tables = ReadonlyMap<string, Pick<BackupTable, 'columns'>>;
export const ACCOUNTS = 'auth.users';
export const SEEDED = 'supabase_migrations.seed_files';

/** Columns of accounts with mailed tokens and pending changes. */
const MAILED = [
  'confirmation_token',
  'recovery_token',
  'reauthentication_token',
  'email_change',
  'email_change_token_new',
  'email_change_token_current',
  'phone_change',
  'phone_change_token',
];

/** The hosted auth service cannot find accounts without an instance, and fails if these columns are null. */
const settled: Readonly<Record<string, string>> = {
  ...Object.fromEntries(MAILED.map((column) => [column, `''`])),
  instance_id: `'00000000-0000-0000-0000-000000000000'`,
  is_super_admin: 'coalesce(is_super_admin, false)',
};

export const settledColumns: readonly string[] = Object.keys(settled);

/** Makes restored accounts usable on every platform. Invalidates links and codes mailed before. */
export async function normaliseAccounts(tx: Queries, tables: Tables): Promise<void> {
  const columns = tables.get(ACCOUNTS)?.columns.filter((column) => column in settled) ?? [];
  if (columns.length === 0) return;
  const values = columns.map((column) => `${column} = ${settled[column]}`);
  await tx.exec(`update ${ACCOUNTS} set ${values.join(', ')} where true`);
}

/**
 * Marks the database as seeded, so that the next `npm start` does not add the demo to data from a hosted
 * project.
 */
export async function markSeeded(tx: Queries, tables: Tables): Promise<void> {
  if (tables.has(SEEDED))
    await tx.exec(`insert into ${SEEDED} (path, hash) values ('', '') on conflict (path) do nothing`);
}
