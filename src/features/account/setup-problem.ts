import { toAppError } from '@/lib/errors';

/** The function's codes that have words of ours (supabase/functions/create-admin-user). */
const BY_CODE = {
  setup_done: 'done',
  setup_in_progress: 'busy',
  invalid_email: 'email',
  invalid_password: 'password',
  weak_password: 'weak',
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
