import { expect, test } from 'vitest';
import { returnPath } from './login-ways';
import { loginPathFrom } from './return-path';

const place = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

test.each([
  place('/admin/faq'),
  place('/admin/faq', '?halaman=2&kata=a%26b', '#baris'),
  place('/admin/entah/apa'),
])('signing in leads back to %o', (from) => {
  const login = new URL(loginPathFrom(from), 'https://situs.example');
  expect(login.pathname).toBe('/auth/login');
  expect(returnPath(login.search)).toBe(from.pathname + from.search + from.hash);
});

test('the dashboard needs no way back', () => {
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
])('%j is no place of this site to go back to', (next) => {
  expect(returnPath(`?next=${encodeURIComponent(next)}`)).toBe('/admin');
});
