import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { Refusal } from '../_shared/response.ts';

const schema = z.object({ code: z.string().trim().min(1).max(100) });

/** Parses the body. @throws Refusal 422 invalid_body */
export function codeOf(body: unknown): string {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Refusal(422, 'invalid_body', 'The body must be { code }.');
  return parsed.data.code;
}

const failed = () =>
  new Refusal(502, 'recovery_failed', 'The recovery failed; the same code can be used again.');

/** Consumes a recovery code. @throws Refusal recovery_code_wrong, too_many_codes, recovery_failed */
export async function redeemCode(admin: SupabaseClient, person: string, code: string): Promise<void> {
  const spent = await admin.rpc('spend_recovery_code', { person, code });
  if (spent.error) throw failed();
  if (spent.data === 'wait')
    throw new Refusal(429, 'too_many_codes', 'Too many wrong codes; try again in an hour.');
  if (spent.data !== 'ok')
    throw new Refusal(403, 'recovery_code_wrong', 'The code is wrong or was already used.');
}

/** Removes all second factors; a trigger logs it. @throws Refusal recovery_failed */
export async function removeFactors(admin: SupabaseClient, userId: string): Promise<void> {
  const { data, error } = await admin.auth.admin.mfa.listFactors({ userId });
  if (error) throw failed();
  for (const { id } of data.factors) {
    const removed = await admin.auth.admin.mfa.deleteFactor({ userId, id });
    if (removed.error) throw failed();
  }
}
