import { toAppError } from '@/lib/errors';

const BY_CODE = {
  user_banned: 'banned',
  over_request_rate_limit: 'tooMany',
  email_not_confirmed: 'unconfirmed',
  unexpected_failure: 'server',
  request_timeout: 'server',
} as const;

type SignInProblem = 'wrong' | 'network' | (typeof BY_CODE)[keyof typeof BY_CODE];

const isKnown = (code: string | undefined): code is keyof typeof BY_CODE =>
  code !== undefined && Object.hasOwn(BY_CODE, code);

/** Returns why signing in failed, as a message key under `loginProblem`. The spec's fallback is 'wrong'. */
export function signInProblem(thrown: unknown): SignInProblem {
  const { kind, code } = toAppError(thrown);
  if (kind === 'network' || kind === 'malformed') return 'network';
  return isKnown(code) ? BY_CODE[code] : 'wrong';
}
