import { REQUEST_TIMEOUT_MS } from '@/config/constants';
import { AppError, toAppError } from '@/lib/errors';
import { loadSupabase } from '@/lib/supabase';

type FunctionAnswer = { error?: string; code?: string };

/**
 * Returns the function's own error from the body of an error response, or from the `error` field of a
 * success.
 */
async function refusalOf(error: unknown, data: FunctionAnswer | null): Promise<AppError | undefined> {
  if (!error) return data?.error ? new AppError('unknown', data.error, data.code) : undefined;
  // functions-js puts the response of an HTTP error in `context`; for a network failure, `context` is the
  // cause.
  const response: unknown = error instanceof Error && 'context' in error ? error.context : undefined;
  if (!(response instanceof Response)) return toAppError(error);
  // Every error response of the edge functions has this format (supabase/functions/_shared/response.ts).
  const body = (await response.json().catch(() => ({}))) as FunctionAnswer;
  return new AppError('unknown', body.error ?? '', body.code);
}

/**
 * Posts to an edge function as the signed-in user or a visitor.
 * @throws AppError with the function's code
 */
export async function callFunction(name: string, body: object): Promise<void> {
  const { functions } = await loadSupabase();
  const answer = await functions.invoke<FunctionAnswer>(name, { body, timeout: REQUEST_TIMEOUT_MS });
  // functions-js types its error as any.
  const refusal = await refusalOf(answer.error as unknown, answer.data);
  if (refusal) throw refusal;
}
