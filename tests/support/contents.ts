import { countersOf, backupTables } from '../../scripts/backup/rows.ts';
import { ACCOUNTS, SEEDED, settledColumns } from '../../scripts/backup/normalise-accounts.ts';
import type { Queries } from '../../supabase/local/database/database.ts';

/**
 * Returns the row count and a hash of every table in a backup, and its sequences. Excludes what a restore
 * sets itself: pending account links and the seed marker.
 */
export async function rowsAndCounters(db: Queries) {
  const tables = (await backupTables(db)).filter(({ name }) => name !== SEEDED);
  const hashes = tables.map(async ({ name }) => {
    const without = name === ACCOUNTS ? settledColumns : [];
    const [row] = await db.query<{ rows: number; hash: string }>(
      `select count(*)::int as rows, md5(string_agg(line, E'\\n' order by line collate "C")) as hash
       from (select (to_jsonb(r) - string_to_array($1, ','))::text as line from ${name} r) lines`,
      [without.join()],
    );
    return [name, row] as const;
  });
  return { tables: Object.fromEntries(await Promise.all(hashes)), counters: await countersOf(db) };
}
