import { expect, test } from 'vitest';
import { defaultMenu } from '@/features/navigation/default-menu';
import { leadsNowhere } from './menu-target';

const slugs = ['karier'];

test.each([
  ['/', 'the home page'],
  ['/layanan/alur', 'a page'],
  ['/layanan/alur#tahap', 'a place on a page'],
  ['/informasi/faq?q=biaya', 'a page with a question'],
  ['/profil/struktur', 'an address that has moved'],
  ['/auth/login', 'the login page'],
  ['/karier', 'a page that editors wrote'],
  ['#', 'the head of a group'],
  ['https://lpjk.example.id/x', 'another site'],
])('%s leads somewhere: %s', (url) => {
  expect(leadsNowhere(url, slugs)).toBe(false);
});

test.each(['/layanan/tidak-ada', '/kareer', '/informasi/news-lama/1'])('%s leads nowhere', (url) => {
  expect(leadsNowhere(url, slugs)).toBe(true);
});

test('while the written pages are not known, nothing is said about them', () => {
  expect(leadsNowhere('/kareer', undefined)).toBe(false);
});

test('the menu of the specification leads somewhere everywhere', () => {
  const urls = defaultMenu
    .flatMap((entry) => [entry, ...(entry.children ?? [])])
    .flatMap(({ url }) => url ?? []);
  expect(urls.filter((url) => leadsNowhere(url, slugs))).toEqual([]);
});
