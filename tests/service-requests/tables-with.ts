import type { Service } from './requests.ts';

/** Returns the tables in which any column of any row contains the text. */
export async function tablesWith(sql: Service['sql'], text: string): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private', 'storage', 'realtime') and c.relkind in ('r', 'p', 'm') order by 1`,
  );
  const found = [];
  for (const { name } of tables) {
    const rows = await sql(`select from ${name} t where t::text ilike $1 limit 1`, [`%${text}%`]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
