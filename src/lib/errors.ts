/** Kinds of failure that screens have words for. */
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
  /** PostgreSQL's, PostgREST's, GoTrue's or a function's own code, when there is one. */
  readonly code: string | undefined;
  /** Name of the database's constraint that refused the values, taken from the message. */
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
  // A full disk: PostgreSQL's word, and that of a hosted project, which is then set to read-only.
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
  // The database's word for what a server of our own answers with 413.
  if (message === 'rows.too_many') return 'too_large';
  if (code && KIND_BY_CODE[code]) return KIND_BY_CODE[code];
  // postgrest-js: an answer with a good status whose body is no JSON comes back as an error without a code.
  if (!code && status !== undefined && status >= 200 && status < 300) return 'malformed';
  // An error thrown by fetch comes back as "<name>: <message>" with status 0.
  if (status === 0 || /fetch|network|abort|timeout|timed out/i.test(`${name ?? ''} ${message}`))
    return 'network';
  return (status && KIND_BY_STATUS[status]) || 'unknown';
}

/** The longest message worth showing: a proxy's error page would otherwise be shown whole. */
const MESSAGE_LENGTH = 300;

/** Any thrown or returned error as an AppError; an AppError stays itself. */
export function toAppError(error: unknown, status?: number): AppError {
  if (error instanceof AppError) return error;
  if (!isErrorLike(error)) return new AppError('unknown', String(error));
  const message = error.message.slice(0, MESSAGE_LENGTH);
  const kind = kindOf({ message, code: error.code, name: error.name, status: error.status ?? status });
  return new AppError(kind, message, error.code || undefined, { cause: error });
}

type Result<D> = { data: D; error: unknown; status?: number };

/**
 * The data of a Supabase answer.
 * @throws AppError when the answer carries an error, or no data; `status` 0 means that no answer was received.
 */
export function unwrap<D>({ data, error, status }: Result<D>): NonNullable<D> {
  if (error) throw toAppError(error, status);
  if (data === null || data === undefined) throw new AppError('malformed', 'The answer is empty');
  return data;
}

/** As unwrap, for lists: any other answer is a `malformed` error instead of a crash of the screen. */
export function unwrapRows<D extends readonly unknown[] | null>(result: Result<D>): NonNullable<D> {
  const rows = unwrap(result);
  if (!Array.isArray(rows)) throw new AppError('malformed', 'The answer is not a list');
  return rows;
}

/** As unwrap, for answers that are one row. */
export function unwrapRow<D extends object | null>(result: Result<D>): NonNullable<D> {
  const row = unwrap(result);
  if (typeof row !== 'object' || Array.isArray(row))
    throw new AppError('malformed', 'The answer is not a row');
  return row;
}
