/** Row as the driver returns it; callers state a narrower type with the columns they read. */
export type Row = Record<string, unknown>;

export interface Queries {
  /** Runs one statement with `$1` parameters and returns its rows. */
  query<T = Row>(sql: string, params?: readonly unknown[]): Promise<T[]>;
  /** Runs any number of statements without parameters. */
  exec(sql: string): Promise<void>;
}

export interface Transaction extends Queries {
  /** Rolls back when the work ends; `transaction` still returns its result. */
  rollback(): Promise<void>;
}

/**
 * Database as superuser. Calls are queued, because PGlite has only one session. Inside `transaction`, use the
 * given transaction: calling the database would deadlock.
 */
export interface Database extends Queries {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Queues work that opens its own transactions on the shared session, as @supabase/lite does. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** Returns the first row, or undefined. */
export async function first<T = Row>(db: Queries, sql: string, params?: readonly unknown[]) {
  return (await db.query<T>(sql, params))[0];
}
