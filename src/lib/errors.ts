/** What went wrong, in the few kinds a screen chooses its words by. */
export type ErrorKind =
  | 'network'
  | 'malformed'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'invalid'
  | 'unknown';

export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: ErrorKind;
  /** PostgreSQL's, PostgREST's, GoTrue's or a function's own code, when there is one. */
  readonly code: string | undefined;

  constructor(kind: ErrorKind, message: string, code?: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.code = code;
  }
}

const KIND_BY_CODE: Record<string, ErrorKind> = {
  PGRST116: 'not_found',
  PGRST301: 'unauthorized',
  PGRST303: 'unauthorized',
  '42501': 'forbidden',
  '23505': 'conflict',
  '23503': 'conflict',
  '23502': 'invalid',
  '23514': 'invalid',
  '22P02': 'invalid',
  '22001': 'invalid',
  P0001: 'invalid',
};

const KIND_BY_STATUS: Record<number, ErrorKind> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
};

type ErrorLike = { message: string; code?: string; status?: number; name?: string };

function isErrorLike(error: unknown): error is ErrorLike {
  return typeof error === 'object' && error !== null && 'message' in error;
}

function kindOf({ message, code, status, name }: ErrorLike): ErrorKind {
  if (code && KIND_BY_CODE[code]) return KIND_BY_CODE[code];
  // postgrest-js reports what fetch or JSON.parse threw as "<name>: <message>" with status 0.
  if (/^SyntaxError|not valid JSON|Unexpected token|Unexpected end of JSON/i.test(message)) return 'malformed';
  if (status === 0 || /fetch|network|abort|timeout|timed out/i.test(`${name ?? ''} ${message}`)) return 'network';
  return (status && KIND_BY_STATUS[status]) || 'unknown';
}

/** Any thrown or returned error as an AppError; an AppError stays itself. */
export function toAppError(error: unknown, status?: number): AppError {
  if (error instanceof AppError) return error;
  if (!isErrorLike(error)) return new AppError('unknown', String(error));
  const kind = kindOf({ ...error, message: error.message, name: error.name, status: error.status ?? status });
  return new AppError(kind, error.message, error.code || undefined, { cause: error });
}

/**
 * The data of a Supabase answer.
 * @throws AppError when the answer carries an error; `status` 0 means that no answer was received.
 */
export function unwrap<D>(result: { data: D; error: unknown; status?: number }): NonNullable<D> {
  if (result.error) throw toAppError(result.error, result.status);
  // Without an error supabase-js types data as possibly null only for maybeSingle(), which callers do not unwrap.
  return result.data as NonNullable<D>;
}
