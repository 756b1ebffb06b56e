import { ApiError } from '../callers.ts';

/** Status and error by error code of PostgreSQL or the file system. */
const byCode: Record<string, [status: number, error: string, message: string]> = {
  '42501': [403, 'Unauthorized', 'new row violates row-level security policy'],
  '23505': [409, 'Duplicate', 'The resource already exists'],
  '22P02': [404, 'not_found', 'Bucket not found'],
  '23503': [404, 'not_found', 'Bucket not found'],
  ENOSPC: [507, 'disk_full', 'The disk is full: nothing can be saved until space is freed.'],
};

/** Newer `code` in addition to the older `error`; supabase-js reads both. */
const codes: Record<string, string> = {
  not_found: 'NoSuchKey',
  'Bucket not found': 'NoSuchBucket',
  Duplicate: 'ResourceAlreadyExists',
  Unauthorized: 'AccessDenied',
  'Payload too large': 'EntityTooLarge',
  invalid_mime_type: 'InvalidMimeType',
  Internal: 'InternalError',
};

interface Reason {
  status: number;
  error: string;
  message: string;
}

/** Returns status and message for an error; logs unexpected ones. */
export function refusalReason(error: unknown): Reason {
  if (error instanceof ApiError) return { status: error.status, error: error.code, message: error.message };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const [status, word, message] = byCode[code] ?? [500, 'Internal', 'Internal Server Error'];
  if (status === 500) console.error(`[local stack] storage request failed with error ${code || 'unknown'}`);
  return { status, error: word, message };
}

/** Returns an error like the hosted service: usually status 400, with the actual status in `statusCode`. */
export function refusal(failure: unknown): Response {
  const { status, error, message } = refusalReason(failure);
  const body = { statusCode: String(status), error, code: codes[error] ?? error, message };
  return Response.json(body, { status: status >= 500 ? status : 400 });
}
