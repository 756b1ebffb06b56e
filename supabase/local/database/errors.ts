/** Fields that PostgreSQL drivers set on their errors. */
interface DatabaseError {
  code?: string;
  message: string;
  detail?: string;
  hint?: string;
}

// check and exclusion violations, raise exception, writes in a read-only transaction, statement timeouts,
// program limits, deadlocks, locks
const unmappedByLite = /^(23514|23P01|P0001|25006|57014|54...|40...|55...)$/;

const statusOf = (code: string) => (code === '25006' ? 405 : /^(5|40)/.test(code) ? 500 : 400);

/** Returns the error as PostgREST's code PGRST, with which a function sets status and body. lite supports it. */
function toPostgrestError(error: DatabaseError) {
  const { code = '', message, detail = null, hint = null } = error;
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail, hint }),
    detail: JSON.stringify({ status: statusOf(code), headers: {} }),
  };
}

/** Wraps a connection's error mapping: lite 0.10 answers 500 with plain text for codes it does not know. */
export function completeErrors(connection: { normalizeDbError(raw: unknown): unknown }) {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (raw) => {
    // lite passes on driver errors for which it has no class.
    const error = normalize(raw) as DatabaseError | undefined;
    return error && unmappedByLite.test(error.code ?? '') ? toPostgrestError(error) : error;
  };
}
