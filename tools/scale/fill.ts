import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Queries } from '../../supabase/local/database/database.ts';

const sqlOf = (name: string) => readFileSync(path.join(import.meta.dirname, `${name}.sql`), 'utf8');

/** Maximum amounts that the site supports; fill() adds these to the existing rows. */
export const scale = {
  clients: 50_000,
  certificates: 120_000,
  articles: 20_000,
  complaints: 100_000,
  messages: 100_000,
  audit_lines: 100_000,
};
/** Amounts to add; omitted ones stay as small as in the demo. */
export type Sizes = Partial<typeof scale>;
/** Returns a thousandth of each amount, for runs that only check that a part works. */
export const smallOf = (sizes: Sizes): Sizes =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, Math.ceil(size / 1000)]));

const NOTHING: typeof scale = {
  clients: 0,
  certificates: 0,
  articles: 0,
  complaints: 0,
  messages: 0,
  audit_lines: 0,
};

/**
 * Adds rows to a seeded database up to the given amounts; does nothing if they exist. Triggers are off: their
 * million lines of audit log are not part of the measurement.
 */
export async function fill(db: Queries, sizes: Sizes = scale): Promise<void> {
  const [filled] = await db.query(
    `select from public.clients where nib = '9980000000000' union all select from public.complaints where number = 'KEL-SKALA-000001'`,
  );
  if (filled) return;
  const settings = Object.entries({ ...NOTHING, ...sizes }).map(
    ([name, size]) => `set local scale.${name} = ${size};`,
  );
  // Multiple statements in one call run in one transaction.
  await db.exec(
    `set local session_replication_role = replica; ${settings.join(' ')} ${sqlOf('companies')} ${sqlOf('articles')} ${sqlOf('inbox')}`,
  );
  // Updates the planner's statistics, and the visibility map for index-only scans.
  await db.exec('vacuum analyze');
}

const LARGE = [
  'clients',
  'certificates',
  'certificate_decisions',
  'articles',
  'article_search',
  'piece_words',
  'complaints',
  'appeals',
  'case_events',
  'contact_submissions',
  'audit_log',
];

/** Returns the number of sequential scans of each large table since the database was created. */
export async function sequentialScans(db: Queries): Promise<Record<string, number>> {
  await db.query('select pg_stat_force_next_flush()');
  const rows = await db.query<{ relname: string; seq_scan: number }>(
    'select relname, seq_scan::integer from pg_stat_user_tables where relname = any ($1)',
    [LARGE],
  );
  return Object.fromEntries(rows.map(({ relname, seq_scan }) => [relname, seq_scan]));
}
