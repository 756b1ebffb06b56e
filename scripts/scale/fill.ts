import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Queries } from '../../supabase/local/database/database.ts';

const sqlOf = (name: string) => readFileSync(path.join(import.meta.dirname, `${name}.sql`), 'utf8');

/** What fill() adds. */
export const scale = { clients: 50_000, certificates: 120_000, articles: 20_000 };

/**
 * Adds rows to a seeded database until it is as large as the largest it is meant for; does nothing when they are
 * there. Triggers rest meanwhile: a million lines of audit trail would be no part of what is measured.
 */
export async function fill(db: Queries): Promise<void> {
  const [filled] = await db.query(`select from public.clients where nib = '9980000000000'`);
  if (filled) return;
  // Several statements at once are one transaction.
  await db.exec(`set local session_replication_role = replica; ${sqlOf('companies')} ${sqlOf('articles')}`);
  // Statistics for the planner, and the map that lets it read indexes alone.
  await db.exec('vacuum analyze');
}
