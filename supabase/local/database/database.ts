/** One row as the driver returns it; name the columns you read with a narrower type at the call. */
export type Row = Record<string, unknown>;

export interface Queries {
  /** One statement with `$1` parameters; its rows. */
  query<T = Row>(sql: string, params?: readonly unknown[]): Promise<T[]>;
  /** Any number of statements without parameters. */
  exec(sql: string): Promise<void>;
}

export interface Transaction extends Queries {
  /** Undoes everything when the work ends; `transaction` then still answers with what the work returned. */
  rollback(): Promise<void>;
}

/**
 * The database as superuser. Every call takes its turn by itself (PGlite has one session for everybody), so
 * inside `transaction` use the transaction you are given: asking the database there waits for itself forever.
 */
export interface Database extends Queries {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs work that opens its own transactions on the shared session (@supabase/lite does), in its turn. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** The first row, or undefined. */
export async function first<T = Row>(db: Queries, sql: string, params?: readonly unknown[]) {
  return (await db.query<T>(sql, params))[0];
}
