import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { pagePath } from './page-path';
import { showEntry, sitePages } from './site-search';

const entry = { id: 'a1', key: null, title: 'Judul', excerpt: null };

test.each([
  ['articles', 'kbli-2025', '/informasi/news/kbli-2025'],
  ['certificates', 'UJI/ZZ 0091', '/cek/UJI%2FZZ%200091'],
  ['clients', null, '/informasi/klien/a1'],
  ['cms_pages', 'visi-misi', '/profil/visi-misi'],
  ['cms_pages', 'mitra-kami', '/mitra-kami'],
  ['faq', null, '/informasi/faq#a1'],
  ['alur_sertifikasi', null, '/layanan/alur#a1'],
  ['legalitas', null, '/profil/legalitas#a1'],
  ['legal_products', '713/KPTS/M/2022', '/informasi/produk-hukum?q=713%2FKPTS%2FM%2F2022'],
  ['rl_subclass', 'BG002', '/layanan/ruang-lingkup/BG002'],
])('links a result of %s with the key %j to %s', (kind, key, path) => {
  expect(showEntry({ ...entry, kind, key }, 'id')).toEqual({ title: 'Judul', excerpt: null, path });
});

test('labels fees, case numbers and pages of the site in the language of the page', () => {
  const fee = { ...entry, kind: 'fees', key: 'spesialis', title: 'Small', excerpt: 'Rp315,000' };
  expect(showEntry(fee, 'en')).toEqual({
    title: 'Fee · Specialist · Small',
    excerpt: 'Rp315,000',
    path: '/layanan/biaya',
  });
  const number = { ...entry, kind: 'case_numbers', key: 'KEL-2026-000001' };
  expect(showEntry(number, 'id')).toEqual({
    title: 'Lacak KEL-2026-000001',
    excerpt: 'Dengan kode akses yang Anda terima.',
    path: '/lacak?nomor=KEL-2026-000001',
  });
  expect(showEntry({ ...entry, kind: 'services', key: 'cek' }, 'en')).toMatchObject({
    title: 'Check a certificate',
    path: '/cek',
  });
});

test('omits unknown pages and kinds', () => {
  expect(showEntry({ ...entry, kind: 'services', key: 'baru' }, 'id')).toBeUndefined();
  expect(showEntry({ ...entry, kind: 'baru' }, 'id')).toBeUndefined();
});

test('returns the same address for a page and its text', () => {
  const sections = [paths.profile, paths.services, paths.information].flatMap((group) =>
    Object.values(group),
  );
  const textPaths = sections.filter((path) => path !== paths.services.guide);
  expect(textPaths.map((path) => pagePath(path.split('/').at(-1) ?? ''))).toEqual(textPaths);
  for (const [key, { path }] of Object.entries(sitePages))
    if (key !== 'panduan') expect(pagePath(key)).toBe(path);
});
