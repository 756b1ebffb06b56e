import { expect, test } from 'vitest';
import { AppError } from '@/lib/errors';
import { linkProblem } from './link-problem';
import { signInProblem } from './sign-in-problem';
import { setupProblem } from './use-sign-in';

test.each([
  [new AppError('unknown', 'Invalid login credentials', 'invalid_credentials'), 'wrong'],
  [new AppError('unknown', ''), 'wrong'],
  [new AppError('unknown', 'x', 'user_banned'), 'banned'],
  [new AppError('unknown', 'x', 'over_request_rate_limit'), 'tooMany'],
  [new AppError('unknown', 'x', 'toString'), 'wrong'],
  [new TypeError('Failed to fetch'), 'network'],
  [new AppError('malformed', 'Unexpected token'), 'network'],
])('maps the sign-in error %s to %s', (error, problem) => {
  expect(signInProblem(error)).toBe(problem);
});

test.each([
  [new AppError('unknown', 'The first admin already exists.', 'setup_done'), 'done'],
  [new AppError('unknown', 'x', 'setup_in_progress'), 'busy'],
  [new AppError('unknown', 'x', 'weak_password'), 'weak'],
  [new AppError('unknown', 'x', 'setup_secret_wrong'), 'secret'],
  [new AppError('unknown', 'x', 'setup_secret_missing'), 'noSecret'],
  [new TypeError('Failed to fetch'), 'network'],
  [new AppError('unknown', 'Sesuatu yang lain', 'lain'), 'unknown'],
])('maps the set-up error %s to %s', (error, problem) => {
  expect(setupProblem(error)).toMatchObject({ problem, message: error.message });
});

test.each([
  ['#error=access_denied&error_code=otp_expired&error_description=x', 'linkExpired'],
  ['#error=server_error&error_code=unexpected_failure', 'unknownProblem'],
  ['#bagian', undefined],
  ['', undefined],
])('maps the URL %j to the link problem %s', (hash, problem) => {
  expect(linkProblem(hash)).toBe(problem);
});
