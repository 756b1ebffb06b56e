import { expect, test } from 'vitest';
import { loadEstimator, passwordAdvice } from '@/features/account/password-advice';
import { passwordProblem } from '../../supabase/functions/_shared/password.ts';

const email = 'siti.aminah@pilarnusa.example.id';
const siteName = 'LSBU Pilar Nusantara';

test.each([
  ['sebelasnya1', 'password_too_short', 'short'],
  ['passwordpassword', 'password_common', 'common'],
  ['123456789012', 'password_common', 'common'],
  ['Password123!', 'password_common', 'common'],
  ['bismillah12345', 'password_common', 'common'],
  ['siti.aminah-2026-x', 'password_personal', 'personal'],
  ['xx-lsbu-pilar-nusantara', 'password_personal', 'personal'],
  ['kuda nil membaca koran', undefined, 'good'],
])('server and form agree on the password %j', async (password, problem, advice) => {
  expect(await passwordProblem(password, email, [siteName])).toBe(problem);
  expect(passwordAdvice(await loadEstimator(), password, [email, siteName])).toBe(advice);
});

test('the length limit of passwords counts bytes', async () => {
  expect(await passwordProblem('é'.repeat(37), email)).toBe('password_too_long');
});
