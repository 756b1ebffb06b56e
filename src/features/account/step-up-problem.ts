import { toAppError } from '@/lib/errors';

const WRONG: Readonly<Record<string, 'password' | 'code'>> = {
  invalid_credentials: 'password',
  otp_expired: 'code',
  mfa_verification_failed: 'code',
  mfa_challenge_expired: 'code',
};

/** Returns why a password or code was rejected, as a message key under `problem`. */
export function stepUpProblem(thrown: unknown) {
  const { kind, code = '' } = toAppError(thrown);
  const wrong = WRONG[code];
  if (wrong) return wrong;
  if (code === 'over_request_rate_limit' || code === 'over_email_send_rate_limit') return 'wait';
  return kind === 'network' || kind === 'malformed' ? 'network' : 'unknown';
}
