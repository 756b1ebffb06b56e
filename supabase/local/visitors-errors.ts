import { callerOfRequest } from './callers.ts';
import type { Context } from './context.ts';

/** Messages for visitors in place of the database's, by class of the error code (SQLSTATE). */
const messageByClass: Record<string, string> = {
  '22': 'The request contains an invalid value',
  '23': 'The request violates a constraint',
  '40': 'The request conflicted with a concurrent change',
  '42': 'Not allowed, or not found',
  '54': 'The request is too large',
  '55': 'The data is locked by another request',
  '57': 'The request took too long',
};

interface ErrorBody {
  code?: unknown;
  message?: unknown;
}

const isErrorBody = (body: unknown): body is ErrorBody => typeof body === 'object' && body !== null;
/**
 * Returns true for PostgreSQL's own codes. P0001 is raised by our functions, with one of our codes as
 * message; PGRST… codes are the API's and concern the request.
 */
const isOfDatabase = (code: string) => /^[0-9A-Z]{5}$/.test(code) && code !== 'P0001';

/**
 * Replaces PostgreSQL's messages in a response to a visitor: they reveal tables, columns and values, which
 * only signed-in users may see (their forms read which check failed). Keeps the code, by which clients choose
 * their message.
 */
export async function withPublicErrors(
  context: Context,
  request: Request,
  response: Response,
): Promise<Response> {
  if (response.status < 400) return response;
  const { role } = await callerOfRequest(context, request).catch(() => ({ role: 'anon' }));
  if (role !== 'anon') return response;
  const text = await response.text();
  const { status, headers } = response;
  const kept = new Headers(headers);
  kept.delete('content-length');
  return new Response(publicErrorBody(text, status), { status, headers: kept });
}

function publicErrorBody(text: string, status: number): string {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // An internal error, not a response of the API.
    return status < 500 ? text : '';
  }
  if (!isErrorBody(body)) return text;
  const code = typeof body.code === 'string' ? body.code : '';
  // Hints of the API name tables and functions that the visitor did not request.
  if (code.startsWith('PGRST')) return JSON.stringify({ ...body, hint: null });
  if (!isOfDatabase(code) && (code || status < 500)) return text;
  const message = messageByClass[code.slice(0, 2)] ?? 'The request could not be answered';
  return JSON.stringify({ code, message, details: null, hint: null });
}
