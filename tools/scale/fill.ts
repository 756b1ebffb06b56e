import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Queries } from '../../supabase/local/database/database.ts';

const sqlOf = (name: string) => readFileSync(path.join(import.meta.dirname, `${name}.sql`), 'utf8');

/** The largest the site is meant for; fill() adds so many to what is there. */
export const scale = {
  clients: 50_000,
  certificates: 120_000,
  articles: 20_000,
  complaints: 100_000,
  messages: 100_000,
  audit_lines: 100_000,
};
/** So much of it; what is not named stays as small as the demo. */
export type Sizes = Partial<typeof scale>;
/** A thousandth of each, for runs that only show that something works. */
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
 * Adds rows to a seeded database until it is large; does nothing when they are there. Triggers rest meanwhile: a
 * million lines of audit log would be no part of what is measured.
 */
export async function fill(db: Queries, sizes: Sizes = scale): Promise<void> {
  const [filled] = await db.query(
    `select from public.clients where nib = '9980000000000' union all select from public.complaints where number = 'KEL-SKALA-000001'`,
  );
  if (filled) return;
  const settings = Object.entries({ ...NOTHING, ...sizes }).map(
    ([name, size]) => `set local scale.${name} = ${size};`,
  );
  // Several statements at once are one transaction.
  await db.exec(
    `set local session_replication_role = replica; ${settings.join(' ')} ${sqlOf('companies')} ${sqlOf('articles')} ${sqlOf('inbox')}`,
  );
  // Statistics for the planner, and the map that lets it read indexes alone.
  await db.exec('vacuum analyze');
}

const LARGE = [
  'clients',
  'certificates',
  'certificate_events',
  'articles',
  'article_search',
  'piece_words',
  'complaints',
  'appeals',
  'case_events',
  'contact_submissions',
  'audit_log',
];

/** Number of full scans of each large table since the database was made. */
export async function sequentialScans(db: Queries): Promise<Record<string, number>> {
  await db.query('select pg_stat_force_next_flush()');
  const rows = await db.query<{ relname: string; seq_scan: number }>(
    'select relname, seq_scan::integer from pg_stat_user_tables where relname = any ($1)',
    [LARGE],
  );
  return Object.fromEntries(rows.map(({ relname, seq_scan }) => [relname, seq_scan]));
}
