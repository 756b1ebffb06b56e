import { ApiError } from '../callers.ts';

const byDatabaseCode: Record<string, [status: number, error: string, message: string]> = {
  '42501': [403, 'Unauthorized', 'new row violates row-level security policy'],
  '23505': [409, 'Duplicate', 'The resource already exists'],
  '22P02': [404, 'not_found', 'Bucket not found'],
  '23503': [404, 'not_found', 'Bucket not found'],
};

/** The newer `code` beside the older `error`; supabase-js reads both. */
const codes: Record<string, string> = {
  not_found: 'NoSuchKey',
  'Bucket not found': 'NoSuchBucket',
  Duplicate: 'ResourceAlreadyExists',
  Unauthorized: 'AccessDenied',
  'Payload too large': 'EntityTooLarge',
  invalid_mime_type: 'InvalidMimeType',
  Internal: 'InternalError',
};

/** The hosted service answers nearly every refusal with status 400 and the real one in `statusCode`. */
export function refusal(error: unknown): Response {
  if (error instanceof ApiError) return answer(error.status, error.code, error.message);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = byDatabaseCode[code];
  if (known) return answer(...known);
  console.error(`[local stack] storage request failed with error ${code || 'unknown'}`);
  return answer(500, 'Internal', 'Internal Server Error');
}

function answer(status: number, error: string, message: string) {
  const body = { statusCode: String(status), error, code: codes[error] ?? error, message };
  return Response.json(body, { status: status === 500 ? 500 : 400 });
}
