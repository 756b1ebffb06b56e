import { createPostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';
import { setCallersAtOnce } from './caller-settings.ts';
import { serverTypes } from './column-types.ts';
import { openSessions, type Reserved } from './sessions.ts';
import { messageOf } from '../message-of.ts';
import type { Database, Queries, Transaction } from './database.ts';

const options = {
  max: 8,
  onnotice: () => undefined,
  // Abandoned transactions must release their locks.
  connection: { TimeZone: 'UTC', idle_in_transaction_session_timeout: 60_000 },
  // postgres.js types its `types` option by the serialised values; these pass any value through.
  types: serverTypes as unknown as Record<string, postgres.PostgresType>,
};

/** Seconds that running work gets when the stack closes. */
const CLOSING_SECONDS = 3;

function queriesOn({ unsafe }: Pick<Reserved, 'unsafe'>): Queries {
  return {
    async query<T>(sql: string, params: readonly unknown[] = []) {
      // postgres.js gets parameter types from the server, not from TypeScript, and rejects undefined.
      const values = params.map((value) => value ?? null) as postgres.ParameterOrJSON<never>[];
      // Rows depend on the statement: the caller states the type.
      return [...(await unsafe(sql, values))] as T[];
    },
    exec: async (sql) => void (await unsafe(sql)),
  };
}

/** Runs work in a transaction that can be rolled back without an error, like PGlite's. */
async function transactionOn<T>({ unsafe }: Reserved, work: (tx: Transaction) => Promise<T>): Promise<T> {
  let undone = false as boolean;
  const rollback = () => Promise.resolve(void (undone = true));
  await unsafe('begin');
  try {
    const value = await work({ ...queriesOn({ unsafe }), rollback });
    const { command } = await unsafe(undone ? 'rollback' : 'commit');
    // A statement failed and its error was swallowed: the server has rolled back.
    if (command === 'ROLLBACK' && !undone) throw new Error('the transaction failed and was rolled back');
    return value;
  } catch (error) {
    await unsafe('rollback').catch(() => undefined);
    throw error;
  }
}

/** A refused connection has a code but no message. */
const reasonOf = (error: unknown) =>
  messageOf(error) || (error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason');

/**
 * Requires TLS for a remote database. URLs shown by hosting platforms often omit it, and the driver then
 * sends passwords and rows in plain text. Leaves local addresses, and those that set sslmode, unchanged.
 */
export function encrypted(address: string): string {
  const url = new URL(address);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (!isHere && !url.searchParams.has('sslmode')) url.searchParams.set('sslmode', 'require');
  return url.href;
}

/** Opens a real PostgreSQL. The role in the URL must be able to create roles and SET ROLE to them. */
export async function openServer(url: string) {
  const sql = postgres(url, options);
  const sessions = openSessions(sql, options.max);
  async function onSession<T>(work: (session: Reserved) => Promise<T>): Promise<T> {
    const session = await sessions.reserve();
    try {
      return await work(session);
    } finally {
      session.release();
    }
  }
  const db: Database = {
    ...queriesOn({ unsafe: (text, values) => onSession(({ unsafe }) => unsafe(text, values)) }),
    transaction: (work) => onSession((session) => transactionOn(session, work)),
    // No queue: each transaction has its own connection.
    exclusively: (work) => work(),
    listen: async (channel, onPayload) => void (await sql.listen(channel, onPayload)),
    close: async () => {
      // Without a timeout in the first call, postgres.js waits forever for a connection in use.
      const pools = [sql, connection.driver].map((pool) => pool.end({ timeout: CLOSING_SECONDS }));
      await Promise.all([...pools, ...[sessions, liteSessions].map((each) => each.end(CLOSING_SECONDS))]);
      await connection.close();
    },
  };
  const connection = createPostgresConnection({ url, postgresOptions: options });
  const liteSessions = openSessions(connection.driver as postgres.Sql, options.max);
  // Kysely's driver, bundled in lite, uses only this part of a reserved connection.
  connection.driver.reserve = liteSessions.reserve as () => Promise<never>;
  setCallersAtOnce(connection, { limits: true });
  try {
    await db.query('select 1');
  } catch (error) {
    await db.close();
    const { host } = new URL(url);
    throw new Error(`PostgreSQL at ${host} cannot be used (${reasonOf(error)}).`, { cause: error });
  }
  return { connection, db };
}
