import { toAppError } from '@/lib/errors';

const CODES = [
  'password_too_short',
  'password_too_long',
  'password_common',
  'password_personal',
  'weak_password',
  'same_password',
  'wrong_password',
  'second_factor_required',
  'over_request_rate_limit',
] as const;

/** Returns why a new password was rejected, as a message key under `passwordProblemOf`. */
export function passwordProblemOf(thrown: unknown) {
  const { kind, code } = toAppError(thrown);
  const known = CODES.find((each) => each === code);
  if (known) return known;
  return kind === 'network' || kind === 'malformed' ? 'network' : 'unknown';
}
