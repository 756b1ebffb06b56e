import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import { pgtap } from '@electric-sql/pglite/pgtap';
import type { PGlite } from '@electric-sql/pglite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { pgliteParsers } from './column-types.ts';
import type { Database, Queries } from './database.ts';
import { createLock } from './lock.ts';

const mutable = (params: readonly unknown[] | undefined) => (params ? [...params] : undefined);

function queriesOn(session: Pick<PGlite, 'query' | 'exec'>): Queries {
  return {
    query: async <T>(sql: string, params?: readonly unknown[]) =>
      (await session.query<T>(sql, mutable(params))).rows,
    exec: async (sql) => void (await session.exec(sql)),
  };
}

/** Opens (or creates) the embedded database in `directory`. */
export async function openPglite(directory: string) {
  const connection = await createPgliteConnection({
    url: directory,
    pgliteOptions: { extensions: { pg_trgm, unaccent, citext, uuid_ossp, pgtap }, parsers: pgliteParsers },
  });
  const pg = connection.driver;
  await pg.waitReady;
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
  return { connection, db };
}
