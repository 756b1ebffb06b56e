import { expect, test } from 'vitest';
import { defaultMenu } from '@/features/navigation/default-menu';
import { publicPages } from './public-routes';
import { isDeadAddress, siteAddresses } from './site-addresses';

const slugs = ['karier'];

test.each([
  ['/', 'the home page'],
  ['/layanan/alur', 'a page'],
  ['/layanan/alur#tahap', 'a place on a page'],
  ['/informasi/faq?q=biaya', 'a page with a question'],
  ['/profil/struktur', 'an address that has moved'],
  ['/auth/login', 'the login page'],
  ['/karier', 'a page that editors wrote'],
  ['/karier/', 'the same with a slash at its end'],
  ['/kontak', 'a short address'],
  ['/en', 'the home page in a language'],
  ['/informasi/news/judul', 'an article, which is looked for elsewhere'],
  ['/cek/banyak', 'a page below the check'],
  ['/media/akta/akta.pdf', 'a file of the library'],
  ['/perubahan.xml', 'a feed'],
  ['#', 'the head of a group'],
  ['https://lpjk.example.id/x', 'another site'],
])('%s is not a dead link: %s', (url) => {
  expect(isDeadAddress(url, slugs)).toBe(false);
});

test.each(['/layanan/tidak-ada', '/kareer', '/informasi/news-lama/1'])('%s is a dead link', (url) => {
  expect(isDeadAddress(url, slugs)).toBe(true);
});

test('slugs are not reported as dead links until the pages are loaded', () => {
  expect(isDeadAddress('/kareer', undefined)).toBe(false);
});

test('the link check gets every route, as a full address or a prefix', () => {
  const { hosts, pages, open, rows } = siteAddresses([
    'https://www.lsbu.example.id',
    'http://localhost:5173',
  ]);
  expect(hosts).toEqual(expect.arrayContaining(['www.lsbu.example.id', 'lsbu.example.id', 'localhost:5173']));
  const fronts = [...open, ...Object.values(rows)];
  const unknown = publicPages.filter(
    ({ path }) => !pages.includes(path) && !fronts.includes(path.slice(0, path.indexOf(':'))),
  );
  expect(unknown).toEqual([]);
  expect(open).toContain('/cek/');
  expect(rows).toMatchObject({ articles: '/informasi/news/', cms_pages: '/' });
  expect(open, 'all of the site').not.toContain('/');
});

test('every menu address in the specification exists', () => {
  const urls = defaultMenu
    .flatMap((entry) => [entry, ...(entry.children ?? [])])
    .flatMap(({ url }) => url ?? []);
  expect(urls.filter((url) => isDeadAddress(url, slugs))).toEqual([]);
});
