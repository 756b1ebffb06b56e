import { expect, test } from 'vitest';
import { isStaffPath, cachedPageKey, cachedReadKey } from './cache-keys';

const at = (path: string) => new URL(path, 'https://lsbu.example.id');

test.each([
  ['/', '/'],
  ['/layanan/biaya/', '/layanan/biaya'],
  ['/informasi/news/berita?lng=en&utm_source=wa', '/informasi/news/berita'],
])('caches %s under %s', (path, key) => {
  expect(cachedPageKey(at(path))).toBe(at(key).href);
});

test.each([
  '/admin',
  '/admin/klien',
  '/auth/login',
  '/keluhan',
  '/KELUHAN/',
  '/banding',
  '/lacak?nomor=KEL-2026-000001',
  '/cek/PNS-BS002-00001',
  '/informasi/klien/1',
  '/cari?q=biaya',
  '/layanan/ruang-lingkup?q=jalan',
  '/_local/mail',
  '/sitemap.xml',
])('never caches %s', (path) => {
  expect(cachedPageKey(at(path))).toBeUndefined();
});

test('caches pages whose path only starts like an excluded one', () => {
  expect(cachedPageKey(at('/keluhan-dan-banding'))).toBeDefined();
  expect(isStaffPath(at('/administrasi'))).toBe(false);
  expect(isStaffPath(at('/auth/login'))).toBe(true);
});

const rest = (path: string) => at(`/rest/v1/${path}`);

test('omits the time from the keys of public rows, and returns no key for cases, companies or sessions', () => {
  const faq = rest('faq?select=id&published_at=lte.2026-11-25T10%3A00%3A00.000Z');
  expect(cachedReadKey('GET', faq, null)).toBe(rest('faq?select=id').href);
  expect(cachedReadKey('GET', rest('rpc/fee_schedule'), null)).toBeDefined();
  expect(cachedReadKey('GET', faq, 'Bearer someone')).toBeUndefined();
  expect(cachedReadKey('POST', rest('rpc/fee_schedule'), null)).toBeUndefined();
  for (const path of [
    'complaints',
    'appeals',
    'contact_submissions',
    'clients',
    'certificates',
    'rpc/track_case',
    'app_users',
  ])
    expect(cachedReadKey('GET', rest(path), null), path).toBeUndefined();
});
