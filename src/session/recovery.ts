import { toAppError } from '@/lib/errors';
import { loadSupabase } from '@/lib/supabase';
import { callFunction } from './call-function';
import { inTime } from './sign-in';

/**
 * Uses a recovery code up in place of the second factor: the lost devices are removed, and this session continues without one.
 * @throws AppError recovery_code_wrong, too_many_codes
 */
export async function signInWithRecoveryCode(code: string): Promise<void> {
  await callFunction('recovery-code', { code });
  const { auth } = await loadSupabase();
  // The stored session still names the devices.
  const { error } = await inTime(auth.refreshSession());
  if (error) throw toAppError(error);
}

/** Why a recovery code was refused, as a key of the messages under `recoveryProblem`. */
export function recoveryProblem(thrown: unknown) {
  const { kind, code } = toAppError(thrown);
  if (kind === 'network' || kind === 'malformed') return 'network';
  if (code === 'recovery_code_wrong') return 'wrong';
  return code === 'too_many_codes' ? 'wait' : 'unknown';
}
