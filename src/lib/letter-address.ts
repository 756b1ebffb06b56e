import { REQUEST_TIMEOUT_MS } from '@/config/constants';
import { env } from '@/config/env';
import { AppError } from './errors';

/** The address that downloads an outcome letter for five minutes, for a ticket of the database. @throws AppError */
export async function letterAddress(ticket: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(`${env.supabaseUrl}/functions/v1/outcome-letter`, {
      method: 'POST',
      headers: { apikey: env.supabaseAnonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ ticket }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
  } catch (cause) {
    throw new AppError('network', 'The function was not reached', undefined, { cause });
  }
  const answer: unknown = response.ok ? await response.json().catch(() => null) : null;
  const url: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'url') : undefined;
  if (typeof url !== 'string') throw new AppError('malformed', 'The answer has no address');
  return url;
}
