import { createPostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';
import { setCallersAtOnce } from './caller-settings.ts';
import { serverTypes } from './column-types.ts';
import { messageOf } from '../message-of.ts';
import type { Database, Queries, Transaction } from './database.ts';

const options = {
  max: 8,
  onnotice: () => undefined,
  // A transaction that nobody goes on with gives its locks back.
  connection: { TimeZone: 'UTC', idle_in_transaction_session_timeout: 60_000 },
  // postgres.js types its `types` option by the values each one serialises; ours pass any value through.
  types: serverTypes as unknown as Record<string, postgres.PostgresType>,
};

/** For what is still under way when the stack closes. */
const CLOSING_SECONDS = 3;

type Session = Pick<postgres.Sql, 'unsafe'>;

function queriesOn(session: Session): Queries {
  return {
    async query<T>(sql: string, params: readonly unknown[] = []) {
      // postgres.js knows the parameters' types from the server, not from TypeScript; undefined it refuses.
      const values = params.map((value) => value ?? null) as postgres.ParameterOrJSON<never>[];
      // Rows are whatever the statement selects: the caller names the type.
      return [...(await session.unsafe(sql, values))] as T[];
    },
    exec: async (sql) => void (await session.unsafe(sql).simple()),
  };
}

class Undone extends Error {}

/** Runs work in a transaction that can be rolled back without failing, as PGlite's can. */
async function transactionOn<T>(sql: postgres.Sql, work: (tx: Transaction) => Promise<T>): Promise<T> {
  let undone = false;
  let outcome: { value: T } | undefined;
  try {
    await sql.begin(async (session) => {
      const rollback = () => Promise.resolve(void (undone = true));
      outcome = { value: await work({ ...queriesOn(session), rollback }) };
      if (undone) throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  if (!outcome) throw new Error('the transaction ended without an outcome');
  return outcome.value;
}

/** A refused connection has a code and no words. */
const reasonOf = (error: unknown) =>
  messageOf(error) || (error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason');

/**
 * The address of a database elsewhere, read by nobody on the way: addresses that platforms show do not ask for it, and without being
 * asked the driver sends passwords and rows as they are. One of this machine stays as it is, as does one that says how itself.
 */
export function encrypted(address: string): string {
  const url = new URL(address);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (!isHere && !url.searchParams.has('sslmode')) url.searchParams.set('sslmode', 'require');
  return url.href;
}

/** Opens a real PostgreSQL; the role in the url must be able to create roles and SET ROLE to them. */
export async function openServer(url: string) {
  const sql = postgres(url, options);
  const db: Database = {
    ...queriesOn(sql),
    transaction: (work) => transactionOn(sql, work),
    // Every transaction has a connection of its own: nobody has to wait for anybody.
    exclusively: (work) => work(),
    listen: async (channel, onPayload) => void (await sql.listen(channel, onPayload)),
    close: async () => {
      // postgres.js waits for ever for a connection that somebody still holds, unless the first call says how long.
      await Promise.all([sql, connection.driver].map((pool) => pool.end({ timeout: CLOSING_SECONDS })));
      await connection.close();
    },
  };
  const connection = createPostgresConnection({ url, postgresOptions: options });
  setCallersAtOnce(connection, { limits: true });
  try {
    await db.query('select 1');
  } catch (error) {
    await db.close();
    const { host } = new URL(url);
    throw new Error(`The PostgreSQL at ${host} cannot be used (${reasonOf(error)}).`, { cause: error });
  }
  return { connection, db };
}
