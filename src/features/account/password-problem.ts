import { toAppError } from '@/lib/errors';

const CODES = ['weak_password', 'same_password', 'reauthentication_needed'] as const;

/** Why a new password was refused, as a key of the messages under `passwordProblem`. */
export function passwordProblem(thrown: unknown) {
  const { kind, code } = toAppError(thrown);
  const known = CODES.find((each) => each === code);
  if (known) return known;
  return kind === 'network' || kind === 'malformed' ? 'network' : 'unknown';
}
