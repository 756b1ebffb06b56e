import { toAppError } from '@/lib/errors';
import { loadSupabase } from '@/lib/supabase';
import { callFunction } from './call-function';
import { withTimeout } from './sign-in';

/**
 * Redeems a recovery code in place of the second factor: removes the lost devices and continues the session
 * without one. @throws AppError recovery_code_wrong, too_many_codes
 */
export async function signInWithRecoveryCode(code: string): Promise<void> {
  await callFunction('recovery-code', { code });
  const { auth } = await loadSupabase();
  // The stored session still lists the devices.
  const { error } = await withTimeout(auth.refreshSession());
  if (error) throw toAppError(error);
}

/** Returns the message key under `recoveryProblem` for a refused recovery code. */
export function recoveryProblem(thrown: unknown) {
  const { kind, code } = toAppError(thrown);
  if (kind === 'network' || kind === 'malformed') return 'network';
  if (code === 'recovery_code_wrong') return 'wrong';
  return code === 'too_many_codes' ? 'wait' : 'unknown';
}
