import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { CacheDriver } from '@supabase/lite';
import { first, type Queries } from './database.ts';

/** Catalogs that hold a schema and its privileges, with the column that identifies PostgreSQL's own rows. */
const SCHEMA_CATALOGS = {
  pg_class: 'oid',
  pg_attribute: 'attrelid',
  pg_attrdef: 'adrelid',
  pg_type: 'oid',
  pg_enum: 'oid',
  pg_proc: 'oid',
  pg_constraint: 'oid',
  pg_trigger: 'oid',
  pg_policy: 'oid',
  pg_rewrite: 'oid',
};
/** Catalogs whose built-in rows can change too. */
const SERVER_CATALOGS = [
  'pg_namespace',
  'pg_extension',
  'pg_default_acl',
  'pg_authid',
  'pg_auth_members',
  'pg_db_role_setting',
];
/** Objects created after the first start have higher OIDs. */
const FIRST_OWN_OID = 16384;

/** Changes add rows with their transaction id, which changes the count or the latest row. */
const fingerprintOf = (rows: string) =>
  `select count(*) as n, max(xmin::text::bigint) as newest from pg_catalog.${rows}`;
const STATE = `select string_agg(n || ':' || coalesce(newest, 0), ' ') as state from (${[
  ...Object.entries(SCHEMA_CATALOGS).map(([catalog, id]) =>
    fingerprintOf(`${catalog} where ${id} >= ${FIRST_OWN_OID}`),
  ),
  ...SERVER_CATALOGS.map(fingerprintOf),
].join(' union all ')}) as catalogs`;

interface CachedSchema {
  /** State of the catalogs for which the other values are valid. */
  catalog: string;
  /** Hash of the statements that set up the system schema. */
  system: string;
  /** Schema as @supabase/lite read it. */
  introspection?: string;
}

export type SchemaCache = ReturnType<typeof createSchemaCache>;

/**
 * Caches two steps that take half of the start time: setting up the system schema, and reading the schema for
 * lite. The cache is ignored if the catalogs have changed. @param file cache file
 * @param db the session itself, because lite queries it while holding the lock
 */
export function createSchemaCache(file: string, db: Queries) {
  const catalogNow = async () => (await first<{ state: string }>(db, STATE))?.state ?? '';

  async function current(): Promise<CachedSchema | undefined> {
    let kept: CachedSchema;
    try {
      // Only this module writes the file.
      kept = JSON.parse(readFileSync(file, 'utf8')) as CachedSchema;
    } catch {
      return undefined;
    }
    return kept.catalog === (await catalogNow()) ? kept : undefined;
  }

  function write(kept: CachedSchema) {
    const draft = `${file}.new`;
    try {
      writeFileSync(draft, JSON.stringify(kept), { mode: 0o600 });
      renameSync(draft, file);
    } catch {
      // Disk full: the next start works without the cache.
      rmSync(draft, { force: true });
    }
  }

  let system = '';
  /** State of the catalogs at this start, with the system schema and all migrations. */
  let complete: string | undefined;
  const cache: CacheDriver = {
    get: async () => (await current())?.introspection,
    async set(_key, introspection) {
      // If the schema has changed since, the next start has to check it first.
      if ((await catalogNow()) === complete) write({ catalog: complete, system, introspection });
    },
    delete: () => Promise.resolve(),
  };
  return {
    cache,
    /** Runs `setUp` unless it already ran with statements of this hash. */
    async setUpOnce(hash: string, setUp: () => Promise<void>) {
      const kept = await current();
      if (kept?.system === hash) complete = kept.catalog;
      else await setUp();
      system = hash;
    },
    /** Call this when the schema is complete. `applied`: something was added. */
    async keep(applied: boolean) {
      if (complete && !applied) return;
      complete = await catalogNow();
      write({ catalog: complete, system });
    },
  };
}
