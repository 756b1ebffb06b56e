import { readdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../message-of.ts';
import type { Database } from './database.ts';

const historyTables = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );
  create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
`;

function sqlFiles(directory: string) {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ file, sql: readFileSync(path.join(directory, file), 'utf8') }));
}

export interface MigrationResult {
  applied: string[];
  /** Applied migrations whose text has changed, so that they do not describe this database. */
  changed: string[];
}

/** Thrown instead of opening a database with migrations that this code lacks, because it could lose data. */
export class DatabaseUnknown extends Error {}

function refuseUnknown(known: readonly string[], files: readonly string[]) {
  const versions = files.map((file) => file.split('_')[0] ?? '');
  const newest = versions.at(-1) ?? '';
  const unknown = known.filter((version) => !versions.includes(version)).sort();
  const last = unknown.at(-1);
  if (files.length === 0 || last === undefined) return;
  if (last > newest)
    throw new DatabaseUnknown(
      `This database was created by a later version (migration ${last}; the latest here is ${newest}). Start that version or a later one, or restore an earlier backup into another LOCAL_DATA_DIR.`,
    );
  throw new DatabaseUnknown(
    `This database has migrations that this code lacks (${last}). Start the version that created it, or run \`npm run db:reset\`, which deletes its content.`,
  );
}

/**
 * Applies missing migrations in order of their names, one transaction per file, and records them like the
 * Supabase CLI. `before` is called once before a database with rows is changed. @throws DatabaseUnknown if
 * the database has migrations that the directory lacks
 */
export async function migrate(
  db: Database,
  directory: string,
  before: () => Promise<void> = () => Promise.resolve(),
): Promise<MigrationResult> {
  await db.exec(historyTables);
  const history = await db.query<{ version: string; statements: string[] | null }>(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  const known = new Map(history.map((row) => [row.version, row.statements?.join('')]));
  const result: MigrationResult = { applied: [], changed: [] };
  const files = sqlFiles(directory);
  refuseUnknown(
    [...known.keys()],
    files.map(({ file }) => file),
  );
  for (const { file, sql } of files) {
    const [version = file, ...name] = file.replace(/\.sql$/, '').split('_');
    if (known.has(version)) {
      if (known.get(version) !== sql) result.changed.push(file);
      continue;
    }
    if (known.size > 0 && result.applied.length === 0) await before();
    await apply(
      db,
      `migration ${file}`,
      sql,
      'schema_migrations (version, statements, name) values ($1, $2, $3)',
      [version, [sql], name.join('_')],
    );
    result.applied.push(file);
  }
  return result;
}

/**
 * Content of a new database: `demo` adds a fictional organisation to the reference data; `empty` adds
 * nothing.
 */
export const contents = ['demo', 'reference', 'empty'] as const;
export type SeedContent = (typeof contents)[number];

const partsOf: Record<SeedContent, readonly string[]> = {
  demo: ['reference', 'demo'],
  reference: ['reference'],
  empty: [],
};

/**
 * Seeds a new database from the folders of `directory`; a failed seed resumes at the failed file. `last` is
 * the final step, called again after an interruption.
 */
export async function seed(
  db: Database,
  directory: string,
  content: SeedContent,
  last = async (): Promise<void> => {},
): Promise<string[]> {
  const files = partsOf[content].flatMap((part) =>
    sqlFiles(path.join(directory, part)).map(({ file, sql }) => ({ file: `${part}/${file}`, sql })),
  );
  const [state] = await db.query<{ done: string[]; finished: boolean }>(
    `select coalesce(array_agg(path) filter (where path <> ''), '{}') as done,
       coalesce(bool_or(path = ''), false) as finished from supabase_migrations.seed_files`,
  );
  if (state?.finished) return [];
  const missing = files.filter(({ file }) => !state?.done.includes(file));
  for (const { file, sql } of missing)
    await apply(db, `seed ${file}`, sql, 'seed_files (path, hash) values ($1, $2)', [
      file,
      String(sql.length),
    ]);
  await last();
  // The empty path marks the end: files added later apply only to new databases.
  await db.query(`insert into supabase_migrations.seed_files (path, hash) values ('', '')`);
  return missing.map(({ file }) => file);
}

async function apply(db: Database, what: string, sql: string, record: string, params: unknown[]) {
  try {
    await db.transaction(async (tx) => {
      await tx.exec(sql);
      await tx.query(`insert into supabase_migrations.${record}`, params);
    });
  } catch (error) {
    throw new Error(`${what}${lineOf(error, sql)}: ${messageOf(error)}`, { cause: error });
  }
}

/** Converts PostgreSQL's character position to a line number. */
function lineOf(error: unknown, sql: string) {
  const position = error instanceof Error && 'position' in error ? Number(error.position) : 0;
  return position ? `, line ${sql.slice(0, position).split('\n').length}` : '';
}
