import type { Queries } from '../../supabase/local/database/database.ts';

/** Rows that a table begins with, each value as an SQL literal. */
export interface TableRows {
  table: string;
  columns: string[];
  /** Columns that identify a row. */
  key: string[];
  rows: string[][];
}

/** Tables that triggers fill. */
const DERIVED = ['private.content_changes', 'private.content_links', 'public.audit_log'];

/** Defaults that give each database its own value: times, ids, keys. */
const VOLATILE = String.raw`(now|clock_timestamp|gen_random_uuid|gen_random_bytes|nextval)\(|CURRENT_`;

const isStable = `a.attgenerated = '' and a.attidentity = '' and coalesce(pg_get_expr(d.adbin, d.adrelid), '') !~ '${VOLATILE}'`;

const TABLES = `
  with columns as (
    select a.attrelid, a.attnum, quote_ident(a.attname) as name
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attnum > 0 and not a.attisdropped and ${isStable}
  )
  select format('%I.%I', n.nspname, c.relname) as "table",
    (select array_agg(k.name order by k.attnum) from columns k where k.attrelid = c.oid) as columns,
    (select array_agg(k.name order by k.attnum) from columns k where k.attrelid = c.oid and k.attnum = any (
      (select i.indkey::int2[] from pg_index i
        where i.indrelid = c.oid and i.indisunique and i.indpred is null and i.indexprs is null
          and not exists (select from unnest(i.indkey) u (attnum)
            where u.attnum not in (select s.attnum from columns s where s.attrelid = c.oid))
        order by i.indisprimary desc, i.indexrelid limit 1)::int2[])) as key
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and (n.nspname in ('public', 'private') or (n.nspname, c.relname) = ('storage', 'buckets'))
  order by c.oid`;

/** The rows that a new database has, of tables that the site is configured by. */
export async function configurationRows(db: Queries): Promise<TableRows[]> {
  const tables = await db.query<{ table: string; columns: string[] | null; key: string[] | null }>(TABLES);
  const found: TableRows[] = [];
  for (const { table, columns, key } of tables) {
    if (!columns || DERIVED.includes(table)) continue;
    const literals = columns.map((column) => `quote_nullable(${column}::text)`).join(', ');
    const rows = await db.query<{ row: string[] }>(
      `select array[${literals}] as row from ${table} order by 1`,
    );
    if (rows.length > 0)
      found.push({ table, columns, key: key ?? columns, rows: rows.map(({ row }) => row) });
  }
  return found;
}

const pairs = (columns: readonly string[], row: readonly string[], chosen: (column: string) => boolean) =>
  columns.flatMap((column, at) => (chosen(column) ? [`${column} = ${row[at] ?? 'null'}`] : []));

function statementsFor(before: TableRows | undefined, after: TableRows | undefined): string[] {
  const { table, key } = after ?? before!;
  const columns = after?.columns ?? before!.columns;
  const isKey = (column: string) => key.includes(column);
  const keyOf = (of: TableRows, row: string[]) => pairs(of.columns, row, isKey).join(' and ');
  const old = new Map(before?.rows.map((row) => [keyOf(before, row), row]));
  const statements: string[] = [];
  for (const row of after?.rows ?? []) {
    const where = keyOf(after!, row);
    const was = old.get(where);
    old.delete(where);
    if (!was) statements.push(`insert into ${table} (${columns.join(', ')}) values (${row.join(', ')});`);
    else {
      const was_ = new Map(before!.columns.map((column, at) => [column, was[at]]));
      const changed = columns.filter((column, at) => was_.get(column) !== row[at]);
      if (changed.length > 0)
        statements.push(
          `update ${table} set ${pairs(columns, row, (column) => changed.includes(column)).join(', ')} where ${where};`,
        );
    }
  }
  return [...statements, ...[...old.keys()].map((where) => `delete from ${table} where ${where};`)];
}

/** The statements that turn the rows of one database into those of the other. */
export function rowChanges(before: readonly TableRows[], after: readonly TableRows[]): string[] {
  const names = [...new Set([...before, ...after].map(({ table }) => table))];
  const of = (all: readonly TableRows[], name: string) => all.find(({ table }) => table === name);
  return names.flatMap((name) => statementsFor(of(before, name), of(after, name)));
}
