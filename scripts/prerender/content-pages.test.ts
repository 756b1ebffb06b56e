import { expect, test } from 'vitest';
import { contentPages } from './content-pages.ts';

const entry = (path: string, day?: string) =>
  `<url><loc>https://lsbu.example.id${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
const sitemap = (...entries: string[]) => `<?xml version="1.0"?><urlset>${entries.join('')}</urlset>`;

test('contentPages lists articles last, newest first', async () => {
  const xml = sitemap(
    entry('/'),
    entry('/informasi/news/a-lama', '2024-01-05'),
    entry('/informasi/news/b-baru', '2026-11-20'),
    entry('/informasi/news/c-tengah', '2025-06-01'),
    entry('/profil/tentang', '2026-11-01'),
    entry('/cek'),
    entry('/informasi/klien/8f0e'),
  );
  expect(await contentPages(() => Promise.resolve(xml))).toEqual([
    '/',
    '/profil/tentang',
    '/informasi/news/b-baru',
    '/informasi/news/c-tengah',
    '/informasi/news/a-lama',
  ]);
});

test('contentPages reads every part of a split sitemap', async () => {
  const index = '<sitemapindex><sitemap><loc>x</loc></sitemap><sitemap><loc>y</loc></sitemap></sitemapindex>';
  const parts: Record<string, string> = {
    'sitemap.xml': index,
    'sitemap.xml?part=1': sitemap(entry('/'), entry('/informasi/news/satu', '2026-01-01')),
    'sitemap.xml?part=2': sitemap(entry('/informasi/news/dua', '2026-02-01'), entry('/informasi/faq')),
  };
  expect(await contentPages((path) => Promise.resolve(parts[path] ?? ''))).toEqual([
    '/',
    '/informasi/faq',
    '/informasi/news/dua',
    '/informasi/news/satu',
  ]);
});
