/** Kinds of failure that screens have messages for. */
export type ErrorKind =
  | 'network'
  | 'malformed'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'no_room'
  | 'invalid'
  | 'unknown';

const CONSTRAINT = /constraint "([^"]+)"/;

export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: ErrorKind;
  /** Error code of PostgreSQL, PostgREST, GoTrue or an edge function, if any. */
  readonly code: string | undefined;
  /** Name of the violated constraint, parsed from the message. */
  readonly constraint: string | undefined;

  constructor(kind: ErrorKind, message: string, code?: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.code = code;
    this.constraint = CONSTRAINT.exec(message)?.[1];
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
  '22023': 'invalid',
  P0001: 'invalid',
  P0002: 'not_found',
  // Disk full in PostgreSQL; a hosted project is then set to read-only.
  '53100': 'no_room',
  '25006': 'no_room',
};

const KIND_BY_STATUS: Record<number, ErrorKind> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  507: 'no_room',
};

type ErrorLike = { message: string; code?: string; status?: number; name?: string };

function isErrorLike(error: unknown): error is ErrorLike {
  return typeof error === 'object' && error !== null && 'message' in error;
}

function kindOf({ message, code, status, name }: ErrorLike): ErrorKind {
  // Raised by the database; the edge functions answer 413 instead.
  if (message === 'rows.too_many') return 'too_large';
  if (code && KIND_BY_CODE[code]) return KIND_BY_CODE[code];
  // postgrest-js returns a successful response with a non-JSON body as an error without a code.
  if (!code && status !== undefined && status >= 200 && status < 300) return 'malformed';
  // postgrest-js returns an error thrown by fetch as "<name>: <message>" with status 0.
  if (status === 0 || /fetch|network|abort|timeout|timed out/i.test(`${name ?? ''} ${message}`))
    return 'network';
  return (status && KIND_BY_STATUS[status]) || 'unknown';
}

/** Maximum length of a message: a proxy may send a whole error page. */
const MAX_MESSAGE_LENGTH = 300;

/** Converts any thrown or returned error to an AppError; returns an AppError unchanged. */
export function toAppError(error: unknown, status?: number): AppError {
  if (error instanceof AppError) return error;
  if (!isErrorLike(error)) return new AppError('unknown', String(error));
  const message = error.message.slice(0, MAX_MESSAGE_LENGTH);
  const kind = kindOf({ message, code: error.code, name: error.name, status: error.status ?? status });
  return new AppError(kind, message, error.code || undefined, { cause: error });
}

type Result<D> = { data: D; error: unknown; status?: number };

/**
 * Returns the data of a Supabase response.
 * @throws AppError when the response is an error or has no data; `status` 0 means that no response was
 * received
 */
export function unwrap<D>({ data, error, status }: Result<D>): NonNullable<D> {
  if (error) throw toAppError(error, status);
  if (data === null || data === undefined) throw new AppError('malformed', 'The response is empty');
  return data;
}

/** Like unwrap, for lists. Any other shape is a `malformed` error, so that the screen does not crash. */
export function unwrapRows<D extends readonly unknown[] | null>(result: Result<D>): NonNullable<D> {
  const rows = unwrap(result);
  if (!Array.isArray(rows)) throw new AppError('malformed', 'The response is not a list');
  return rows;
}

/** Like unwrap, for single rows. */
export function unwrapRow<D extends object | null>(result: Result<D>): NonNullable<D> {
  const row = unwrap(result);
  if (typeof row !== 'object' || Array.isArray(row))
    throw new AppError('malformed', 'The response is not a row');
  return row;
}
