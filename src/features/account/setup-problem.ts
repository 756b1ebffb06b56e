import { toAppError } from '@/lib/errors';

/** The function's codes that have words of ours (supabase/functions/create-admin-user). */
const BY_CODE = {
  setup_done: 'done',
  setup_in_progress: 'busy',
  setup_secret_wrong: 'secret',
  setup_secret_missing: 'noSecret',
  invalid_email: 'email',
  invalid_password: 'password',
  weak_password: 'weak',
  password_too_short: 'password',
  password_too_long: 'password',
  password_common: 'weak',
  password_personal: 'personal',
} as const;

type SetupProblem = 'network' | 'unknown' | (typeof BY_CODE)[keyof typeof BY_CODE];

const isKnown = (code: string | undefined): code is keyof typeof BY_CODE =>
  code !== undefined && Object.hasOwn(BY_CODE, code);

/**
 * Why the first admin could not be created: a key of the messages under `setupProblem`, and the server's own
 * message, which is shown when the key is 'unknown'.
 */
export function setupProblem(thrown: unknown): { problem: SetupProblem; message: string } {
  const { kind, code, message } = toAppError(thrown);
  if (isKnown(code)) return { problem: BY_CODE[code], message };
  return { problem: kind === 'network' || kind === 'malformed' ? 'network' : 'unknown', message };
}
