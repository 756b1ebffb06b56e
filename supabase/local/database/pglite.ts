import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { setCallersAtOnce } from './caller-settings.ts';
import { pgliteParsers } from './column-types.ts';
import type { Database, Queries } from './database.ts';
import { createEmpty } from './empty-database.ts';
import { diskProblemToOpen } from '../disk-room.ts';
import { messageOf } from '../message-of.ts';
import { createSchemaCache } from './schema-cache.ts';
import { createLock } from './lock.ts';

const mutable = (params: readonly unknown[] | undefined) => (params ? [...params] : undefined);

function queriesOn(session: Pick<PGlite, 'query' | 'exec'>): Queries {
  return {
    query: async <T>(sql: string, params?: readonly unknown[]) =>
      (await session.query<T>(sql, mutable(params))).rows,
    exec: async (sql) => void (await session.exec(sql)),
  };
}

/** Thrown if PGlite cannot open the directory as a database. */
export class DatabaseUnusable extends Error {}

/** Opens or creates the embedded database in `directory`. @throws DatabaseUnusable */
export async function openPglite(directory: string) {
  const isFirst = !existsSync(path.join(directory, 'PG_VERSION'));
  const diskProblem = diskProblemToOpen(path.dirname(directory), isFirst);
  if (diskProblem) throw new DatabaseUnusable(diskProblem);
  try {
    if (isFirst) await createEmpty(directory);
    return await openIn(directory);
  } catch (error) {
    throw new DatabaseUnusable(
      `The database in ${directory} cannot be opened (${messageOf(error)}). If the disk is full, free some space and start again. Otherwise restore a backup, or run \`npm run db:reset\`, which deletes everything.`,
      { cause: error },
    );
  }
}

/**
 * Removes the unused parsers for arrays of rows: PGlite 0.4 has one for each table, view and catalog, and
 * copies all parsers for each statement.
 */
async function clearRowTypes(pg: PGlite) {
  const { rows } = await pg.query<{ typarray: number }>(
    `select typarray from pg_type where typtype = 'c' and typarray <> 0`,
  );
  for (const { typarray } of rows) {
    Reflect.deleteProperty(pg.parsers, typarray);
    Reflect.deleteProperty(pg.serializers, typarray);
  }
}

async function openIn(directory: string) {
  const connection = await createPgliteConnection({
    url: directory,
    pgliteOptions: { extensions: { pg_trgm, unaccent, citext, uuid_ossp, pgtap }, parsers: pgliteParsers },
  });
  const pg = connection.driver;
  await pg.waitReady;
  // As on hosted projects; PGlite does not apply database settings.
  await pg.exec('set search_path to "$user", public, extensions');
  await clearRowTypes(pg);
  setCallersAtOnce(connection, { limits: false });
  const session = queriesOn(pg);
  const inTurn = createLock();
  const db: Database = {
    query: (sql, params) => inTurn(() => session.query(sql, params)),
    exec: (sql) => inTurn(() => session.exec(sql)),
    transaction: (work) =>
      inTurn(() => pg.transaction((tx) => work({ ...queriesOn(tx), rollback: () => tx.rollback() }))),
    exclusively: inTurn,
    listen: async (channel, onPayload) => void (await inTurn(() => pg.listen(channel, onPayload))),
    close: () => inTurn(() => pg.close()),
  };
  const keptSchema = createSchemaCache(`${directory}-schema.json`, session);
  connection.config.schemaCache = keptSchema.cache;
  return { connection, db, keptSchema };
}
