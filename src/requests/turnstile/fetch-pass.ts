import { z } from '@/lib/zod';
import { REQUEST_TIMEOUT_MS } from '@/config/constants';
import { env } from '@/config/env';
import { AppError } from '@/lib/errors';
import type { FormName } from '@/requests/draft';

const answerSchema = z.union([z.object({ pass: z.string().min(1) }), z.object({ code: z.string() })]);

/**
 * Exchanges a widget token for a pass for one form. `siteKey` is the key the widget was rendered with.
 * @throws AppError turnstile.refused, turnstile.unreachable, turnstile.not_configured, or of kind `network`
 */
export async function fetchPass(action: FormName, token: string, siteKey: string): Promise<string> {
  let said: unknown;
  try {
    const response = await fetch(`${env.supabaseUrl}/functions/v1/turnstile-pass`, {
      method: 'POST',
      headers: { apikey: env.supabaseAnonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ action, token, site_key: siteKey }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    said = await response.json().catch(() => null);
  } catch (cause) {
    throw new AppError('network', 'The pass could not be fetched', undefined, { cause });
  }
  const answer = answerSchema.safeParse(said);
  if (!answer.success) throw new AppError('malformed', 'The response contains no pass');
  if ('pass' in answer.data) return answer.data.pass;
  throw new AppError('unknown', answer.data.code, answer.data.code);
}
