import { REQUEST_TIMEOUT_MS } from '@/config/constants';
import { env } from '@/config/env';
import { AppError } from './errors';

/**
 * Returns a download URL, valid for five minutes, from the edge function that redeems the database's ticket.
 * @throws AppError
 */
export async function ticketAddress(
  edgeFunction: 'outcome-letter' | 'evidence-link',
  ticket: string,
): Promise<string> {
  let response: Response;
  try {
    response = await fetch(`${env.supabaseUrl}/functions/v1/${edgeFunction}`, {
      method: 'POST',
      headers: { apikey: env.supabaseAnonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ ticket }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
  } catch (cause) {
    throw new AppError('network', 'The function could not be reached', undefined, { cause });
  }
  const answer: unknown = response.ok ? await response.json().catch(() => null) : null;
  const url: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'url') : undefined;
  if (typeof url !== 'string') throw new AppError('malformed', 'The response contains no URL');
  return url;
}
