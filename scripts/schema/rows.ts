import type { Queries } from '../../supabase/local/database/database.ts';

/** Initial rows of a table, each value as an SQL literal. */
export interface TableRows {
  table: string;
  columns: string[];
  /** Columns that identify a row. */
  key: string[];
  rows: string[][];
}

/** Tables filled by triggers. */
const DERIVED = ['private.content_changes', 'private.content_links', 'public.audit_log'];

/** Defaults that differ in each database: times, ids, keys. */
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

/** Returns the initial rows of configuration tables. */
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

/** Maps each row by the condition that identifies it. */
const byKey = ({ columns, key, rows }: TableRows) =>
  new Map(rows.map((row) => [pairs(columns, row, (column) => key.includes(column)).join(' and '), row]));

function statementsFor(before: TableRows, after: TableRows): string[] {
  const { table, columns } = after;
  const [old, present] = [byKey(before), byKey(after)];
  const changes = [...present].flatMap(([where, row]) => {
    const was = old.get(where);
    if (!was) return [`insert into ${table} (${columns.join(', ')}) values (${row.join(', ')});`];
    const isChanged = (column: string) =>
      was[before.columns.indexOf(column)] !== row[columns.indexOf(column)];
    if (!columns.some(isChanged)) return [];
    return [`update ${table} set ${pairs(columns, row, isChanged).join(', ')} where ${where};`];
  });
  const gone = [...old.keys()].filter((where) => !present.has(where));
  return [...changes, ...gone.map((where) => `delete from ${table} where ${where};`)];
}

/** Returns the statements that turn the rows of one database into those of the other. */
export function rowChanges(before: readonly TableRows[], after: readonly TableRows[]): string[] {
  const tables = new Map([...before, ...after].map((table) => [table.table, table]));
  return [...tables].flatMap(([name, known]) => {
    const of = (all: readonly TableRows[]) =>
      all.find(({ table }) => table === name) ?? { ...known, rows: [] };
    return statementsFor(of(before), of(after));
  });
}
