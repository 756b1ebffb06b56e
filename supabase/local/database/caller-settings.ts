import { AsyncLocalStorage } from 'node:async_hooks';
import { LOCK_TIMEOUT, statementTimeout } from '../callers.ts';

type Settings = Record<string, string>;

/** Required parts of Kysely's transaction (Kysely itself is bundled in @supabase/lite). */
interface Statements {
  selectNoFrom(build: (is: Expressions) => unknown[]): { execute(): Promise<unknown> };
}

interface Expression {
  as(alias: string): unknown;
}

interface Query extends Expression {
  select(build: (is: Expressions) => unknown): Query;
  where(column: string, operator: '=', value: unknown): Query;
}

interface Expressions {
  (column: string, operator: '=' | '<>', value: unknown): Expression;
  fn(name: string, args: unknown[]): Expression;
  val(value: unknown): Expression;
  selectFrom(table: string): Query;
}

/** Caller that lite determines from key and token. */
interface Caller {
  auth?: { role?: string; uid?: string | null; jwt?: unknown };
  storage?: { operation?: string };
}

/** Request of a function call. */
interface Call {
  method: string;
  path: string;
  requestHeaders?: Record<string, string>;
}

/**
 * Methods that @supabase/lite 0.10 calls at the start of each caller's transaction. They are private there,
 * so the version is pinned.
 */
interface Connection {
  applyJwtSessionContext(tx: Statements, caller: Caller): Promise<void>;
  applyRpcRequestGucs(tx: Statements, call: Call): Promise<void>;
}

const readOnlyContext = new AsyncLocalStorage<true>();

/** Runs the work of a GET or HEAD request in read-only transactions, like PostgREST. */
export const runReadOnly = <T>(work: () => T): T => readOnlyContext.run(true, work);

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

type ExtraSettings = (is: Expressions) => Record<string, Expression>;

async function setForTransaction(tx: Statements, settings: Settings, extra: ExtraSettings = () => ({})) {
  await tx
    .selectNoFrom((is) => {
      const values = Object.entries(settings).map(([name, value]) => [name, is.val(value)] as const);
      return [...values, ...Object.entries(extra(is))].map(([name, value], place) =>
        is.fn('set_config', [is.val(name), value, is.val(true)]).as(`s${place}`),
      );
    })
    .execute();
}

/** Returns 'true' for stable and immutable functions, which PostgREST runs in read-only transactions. */
function isReadOnly(is: Expressions, path: string): Expression {
  const volatility = is
    .selectFrom('pg_catalog.pg_proc')
    .select((of) => of.fn('bool_and', [of('provolatile', '<>', 'v')]).as('reads'))
    .where('pronamespace', '=', is.fn('to_regnamespace', [is.val('public')]))
    .where('proname', '=', path.slice('/rpc/'.length));
  return is.fn('concat', [is.fn('coalesce', [volatility, is.val(false)])]);
}

/**
 * Sets a transaction's caller in one statement, like PostgREST. The six to eleven statements of lite took two
 * thirds of the time of a visitor's read. @param limits apply the timeouts of a hosted project's roles
 */
export function setCallersAtOnce(connection: object, { limits }: { limits: boolean }) {
  const replaced: Connection = {
    applyJwtSessionContext: (tx, { auth, storage }) => {
      const role = auth?.role || 'anon';
      const jwt = auth?.jwt;
      return setForTransaction(tx, {
        'request.jwt.claim.sub': auth?.uid ?? '',
        'request.jwt.claim.role': role,
        'storage.operation': storage?.operation ?? '',
        ...(isObject(jwt) && { 'request.jwt.claims': JSON.stringify(jwt) }),
        ...(readOnlyContext.getStore() && { transaction_read_only: 'on' }),
        ...(limits && { statement_timeout: statementTimeout(role), lock_timeout: LOCK_TIMEOUT }),
        role,
      });
    },
    applyRpcRequestGucs: (tx, { method, path, requestHeaders }) =>
      setForTransaction(
        tx,
        {
          'response.status': '',
          'response.headers': '',
          'request.method': method,
          'request.path': path,
          'request.headers': JSON.stringify(requestHeaders ?? {}),
        },
        // A transaction that a GET made read-only cannot be made writable.
        (is): Record<string, Expression> =>
          readOnlyContext.getStore() ? {} : { transaction_read_only: isReadOnly(is, path) },
      ),
  };
  Object.assign(connection, replaced);
}
