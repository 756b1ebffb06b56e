import { expect, test } from 'vitest';
import { returnPath } from './sign-in-methods';
import { loginPathFrom } from './return-path';

const place = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

test.each([
  place('/admin/faq'),
  place('/admin/faq', '?halaman=2&kata=a%26b', '#baris'),
  place('/admin/entah/apa'),
])('returns to %o after signing in', (from) => {
  const login = new URL(loginPathFrom(from), 'https://situs.example');
  expect(login.pathname).toBe('/auth/login');
  expect(returnPath(login.search)).toBe(from.pathname + from.search + from.hash);
});

test('omits the return path for the dashboard', () => {
  expect(loginPathFrom(place('/admin'))).toBe('/auth/login');
  expect(returnPath('')).toBe('/admin');
});

test.each([
  'https://jahat.example/admin',
  '//jahat.example',
  '/\\jahat.example',
  '/\t/jahat.example',
  'javascript:alert(1)',
  'admin/faq',
  '/auth/login?next=/auth/login',
  '',
])('rejects %j as a return path', (next) => {
  expect(returnPath(`?next=${encodeURIComponent(next)}`)).toBe('/admin');
});
