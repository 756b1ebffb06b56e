import type { Queries } from '../../supabase/local/database/database.ts';
import type { KeptTable } from './rows.ts';

type Tables = ReadonlyMap<string, Pick<KeptTable, 'columns'>>;
export const ACCOUNTS = 'auth.users';
export const SEEDED = 'supabase_migrations.seed_files';

/** Columns of accounts that a mailed link or code is compared with, and what it would change. */
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

/** The hosted service of accounts finds nobody without its instance, and fails over an empty column where it reads a text or a yes. */
const settled: Readonly<Record<string, string>> = {
  ...Object.fromEntries(MAILED.map((column) => [column, `''`])),
  instance_id: `'00000000-0000-0000-0000-000000000000'`,
  is_super_admin: 'coalesce(is_super_admin, false)',
};

export const settledColumns: readonly string[] = Object.keys(settled);

/** Makes every account one that people can sign in to, wherever its row was made. Links and codes mailed before work no longer. */
export async function settleAccounts(tx: Queries, tables: Tables): Promise<void> {
  const columns = tables.get(ACCOUNTS)?.columns.filter((column) => column in settled) ?? [];
  if (columns.length === 0) return;
  const values = columns.map((column) => `${column} = ${settled[column]}`);
  await tx.exec(`update ${ACCOUNTS} set ${values.join(', ')} where true`);
}

/** Has the next `npm start` bring no demo into a database whose rows are of a hosted project, which does not keep the end of its seed. */
export async function markSeeded(tx: Queries, tables: Tables): Promise<void> {
  if (tables.has(SEEDED))
    await tx.exec(`insert into ${SEEDED} (path, hash) values ('', '') on conflict (path) do nothing`);
}
