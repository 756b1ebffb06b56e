import type { Queries } from '../../supabase/local/database/database.ts';

/** Table in the backup, as `schema.name`, and the columns to restore. */
export interface BackupTable {
  name: string;
  columns: readonly string[];
}

/**
 * Tables in addition to our own: accounts, login methods and stored objects. Sessions, links and challenges
 * are excluded, so users sign in again after a restore. Migrations create the buckets.
 */
const MANAGED = [
  'auth.users',
  'auth.identities',
  'auth.mfa_factors',
  'storage.objects',
  // Records that the seed has run, so that it does not run again in a restored database.
  'supabase_migrations.seed_files',
];

/** Contains the name of the header with the client's address, which depends on the platform. */
const PLATFORM_TABLE = 'private.platform';

/** Maximum rows and characters per entry of an archive. */
const MAX_ROWS = 1000;
const MAX_CHARACTERS = 4_000_000;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const sqlName = (table: string) => table.split('.').map(quoted).join('.');

export async function backupTables(db: Queries): Promise<BackupTable[]> {
  return db.query<{ name: string; columns: string[] }>(
    `select n.nspname || '.' || c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname || '.' || c.relname <> $2
       and (n.nspname in ('public', 'private') or n.nspname || '.' || c.relname = any ($1))
     group by 1 order by 1`,
    [MANAGED, PLATFORM_TABLE],
  );
}

/**
 * Passes batches of rows to `onPart`, each row as a line of JSON written by PostgreSQL. Numbers and dates are
 * never parsed.
 */
export async function eachPart(
  tx: Queries,
  { name }: BackupTable,
  onPart: (lines: readonly string[]) => Promise<void>,
): Promise<number> {
  await tx.exec(
    `declare kept no scroll cursor for select row_to_json(r)::text as line from ${sqlName(name)} r`,
  );
  let total = 0;
  let part: string[] = [];
  let characters = 0;
  for (;;) {
    const rows = await tx.query<{ line: string }>('fetch 200 from kept');
    for (const { line } of rows) {
      part.push(line);
      characters += line.length;
    }
    total += rows.length;
    const isLast = rows.length === 0;
    if (part.length > 0 && (isLast || part.length >= MAX_ROWS || characters > MAX_CHARACTERS)) {
      await onPart(part);
      [part, characters] = [[], 0];
    }
    if (isLast) break;
  }
  await tx.exec('close kept');
  return total;
}

/**
 * Inserts rows. Ignores columns that this table lacks, because accounts of a hosted project have more than
 * those of the local stack.
 */
export async function addRows(tx: Queries, { name, columns }: BackupTable, lines: readonly string[]) {
  const given = new Set(Object.keys(JSON.parse(lines[0] ?? '{}') as object));
  const list = columns
    .filter((column) => given.has(column))
    .map(quoted)
    .join(', ');
  await tx.query(
    `insert into ${sqlName(name)} (${list}) overriding system value
     select ${list} from json_populate_recordset(null::${sqlName(name)}, $1::text::json)`,
    [`[${lines.join(',')}]`],
  );
}

export const emptyTable = (tx: Queries, { name }: BackupTable) =>
  tx.exec(`delete from ${sqlName(name)} where true`);

export const countRows = async (tx: Queries, { name }: BackupTable) =>
  Number((await tx.query<{ n: string | number }>(`select count(*) as n from ${sqlName(name)}`))[0]?.n);

const OWN_SCHEMAS = `schemaname in ('public', 'private')`;

/** Returns the last value of each sequence. */
export const countersOf = (tx: Queries) =>
  tx.query<{ name: string; last: string }>(
    `select schemaname || '.' || sequencename as name, last_value::text as last from pg_sequences
     where ${OWN_SCHEMAS} and last_value is not null order by 1`,
  );

export async function setCounters(tx: Queries, counters: readonly { name: string; last: string }[]) {
  for (const { name, last } of counters)
    await tx.query('select setval($1::text::regclass, $2::text::bigint)', [sqlName(name), last]);
}

/**
 * Returns the versions of the migrations with a hash of their text. Ignores spaces and semicolons: the local
 * stack stores the whole file, the Supabase CLI separate trimmed statements.
 */
export async function migrationsOf(tx: Queries): Promise<Record<string, string>> {
  const rows = await tx.query<{ version: string; hash: string }>(
    `select version, encode(sha256(convert_to(
       regexp_replace(coalesce(array_to_string(statements, ''), ''), '[[:space:];]+', '', 'g'), 'UTF8')), 'hex') as hash
     from supabase_migrations.schema_migrations order by version`,
  );
  return Object.fromEntries(rows.map(({ version, hash }) => [version, hash]));
}
