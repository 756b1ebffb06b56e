import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { CacheDriver } from '@supabase/lite';
import { first, type Queries } from './database.ts';

/** Catalogs that a schema and its rights are in, by the column that tells PostgreSQL's own rows from others. */
const OF_SCHEMAS = {
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
/** The same, where its own rows may change as well. */
const OF_THE_SERVER = [
  'pg_namespace',
  'pg_extension',
  'pg_default_acl',
  'pg_authid',
  'pg_auth_members',
  'pg_db_role_setting',
];
/** Objects that are made after the first start have higher numbers. */
const FIRST_OWN_OID = 16384;

/** Every change makes a row of its transaction, and a number of rows or a newest row that was not there before. */
const stateOf = (rows: string) =>
  `select count(*) as n, max(xmin::text::bigint) as newest from pg_catalog.${rows}`;
const STATE = `select string_agg(n || ':' || coalesce(newest, 0), ' ') as state from (${[
  ...Object.entries(OF_SCHEMAS).map(([catalog, id]) => stateOf(`${catalog} where ${id} >= ${FIRST_OWN_OID}`)),
  ...OF_THE_SERVER.map(stateOf),
].join(' union all ')}) as catalogs`;

interface Kept {
  /** The state of the catalogs that the rest is true of. */
  catalog: string;
  /** Hash of the statements that had set the system schema up. */
  system: string;
  /** The schema as @supabase/lite reads it. */
  introspection?: string;
}

export type KeptSchema = ReturnType<typeof createKeptSchema>;

/**
 * Remembers between two starts that the system schema is in place, and the schema that lite reads before its first
 * answer: together half of a start. Nothing of it is believed once the catalogs are others.
 * @param file where it is kept
 * @param db the session itself: lite asks while it has its turn
 */
export function createKeptSchema(file: string, db: Queries) {
  const catalogNow = async () => (await first<{ state: string }>(db, STATE))?.state ?? '';

  async function current(): Promise<Kept | undefined> {
    let kept: Kept;
    try {
      // written below, and only there
      kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    } catch {
      return undefined;
    }
    return kept.catalog === (await catalogNow()) ? kept : undefined;
  }

  function write(kept: Kept) {
    const draft = `${file}.new`;
    try {
      writeFileSync(draft, JSON.stringify(kept), { mode: 0o600 });
      renameSync(draft, file);
    } catch {
      // A full disk: the next start does without.
      rmSync(draft, { force: true });
    }
  }

  let system = '';
  /** The state of the catalogs at this start, with the system schema and all migrations. */
  let complete: string | undefined;
  const cache: CacheDriver = {
    get: async () => (await current())?.introspection,
    async set(_key, introspection) {
      // Somebody has changed the schema since: the next start looks after it first.
      if ((await catalogNow()) === complete) write({ catalog: complete, system, introspection });
    },
    delete: () => Promise.resolve(),
  };
  return {
    cache,
    /** Runs `setUp` unless it ran here already with statements of this hash. */
    async setUpOnce(hash: string, setUp: () => Promise<void>) {
      const kept = await current();
      if (kept?.system === hash) complete = kept.catalog;
      else await setUp();
      system = hash;
    },
    /** To be called when the schema is complete; `applied`: something was added since. */
    async keep(applied: boolean) {
      if (complete && !applied) return;
      complete = await catalogNow();
      write({ catalog: complete, system });
    },
  };
}
