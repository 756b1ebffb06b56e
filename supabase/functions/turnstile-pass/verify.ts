import { z } from 'zod';

const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const TIMEOUT_MS = 8000;

const answerSchema = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

export type TurnstileVerdict = 'accepted' | 'refused' | 'not_configured' | 'unreachable';

/**
 * Verifies a widget's token with Cloudflare. `unreachable`: Cloudflare returned no result.
 * Refuses a token for another action but accepts one without an action: pages may omit it, and Cloudflare's
 * test keys do.
 */
export async function verify(secret: string, token: string, action: string): Promise<TurnstileVerdict> {
  let said: unknown;
  try {
    const response = await fetch(SITEVERIFY, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret, response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Rejections also have a body, some with status 400.
    said = await response.json();
  } catch {
    return 'unreachable';
  }
  const answer = answerSchema.safeParse(said);
  if (!answer.success) return 'unreachable';
  const { success, action: named, 'error-codes': codes } = answer.data;
  if (success) return !named || named === action ? 'accepted' : 'refused';
  if (codes.some((code) => code === 'missing-input-secret' || code === 'invalid-input-secret'))
    return 'not_configured';
  return codes.includes('internal-error') ? 'unreachable' : 'refused';
}
