import { expect, test } from 'vitest';
import { isCurrentUrl, toMenu } from './menu';

type Row = Parameters<typeof toMenu>[0][number];
const row = (id: string, url: string, children: Row[] = []): Row => ({
  id,
  label: `Label ${id}`,
  label_en: id === 'translated' ? 'In English' : null,
  url,
  children,
});

test('removes the URL of a group, and omits groups without children', () => {
  const menu = toMenu([row('a', '#', [row('b', '/profil/tentang')]), row('empty', '#')], 'id');
  expect(menu).toHaveLength(1);
  expect(menu[0]).toMatchObject({ url: undefined, children: [{ url: '/profil/tentang' }] });
});

test('marks the Indonesian label if there is no English one', () => {
  const [translated, fallback] = toMenu([row('translated', '/'), row('c', '/keluhan')], 'en');
  expect(translated?.label).toEqual({ text: 'In English', lang: undefined });
  expect(fallback?.label).toEqual({ text: 'Label c', lang: 'id' });
});

test('removes unsafe URLs', () => {
  expect(toMenu([row('x', 'javascript:alert(1)')], 'id')).toEqual([]);
});

test('matches a page and the pages below it, but no pages below the home page', () => {
  expect(isCurrentUrl('/informasi/news', '/informasi/news/audit-tahunan')).toBe(true);
  expect(isCurrentUrl('/informasi/news', '/informasi/newsletter')).toBe(false);
  expect(isCurrentUrl('/', '/keluhan')).toBe(false);
  expect(isCurrentUrl(undefined, '/')).toBe(false);
});
