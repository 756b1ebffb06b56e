import { expect, test } from 'vitest';
import { isHere, toMenu } from './menu';

type Row = Parameters<typeof toMenu>[0][number];
const row = (id: string, url: string, children: Row[] = []): Row => ({
  id,
  label: `Label ${id}`,
  label_en: id === 'translated' ? 'In English' : null,
  url,
  children,
});

test('a group head has no address, and one without children is left out', () => {
  const menu = toMenu([row('a', '#', [row('b', '/profil/tentang')]), row('empty', '#')], 'id');
  expect(menu).toHaveLength(1);
  expect(menu[0]).toMatchObject({ url: undefined, children: [{ url: '/profil/tentang' }] });
});

test('a missing English label stays Indonesian and says so', () => {
  const [translated, fallback] = toMenu([row('translated', '/'), row('c', '/keluhan')], 'en');
  expect(translated?.label).toEqual({ text: 'In English', lang: undefined });
  expect(fallback?.label).toEqual({ text: 'Label c', lang: 'id' });
});

test('an address that may not be followed is no link', () => {
  expect(toMenu([row('x', 'javascript:alert(1)')], 'id')).toEqual([]);
});

test('one is on a page when one is below it, and at home only on the home page', () => {
  expect(isHere('/informasi/news', '/informasi/news/audit-tahunan')).toBe(true);
  expect(isHere('/informasi/news', '/informasi/newsletter')).toBe(false);
  expect(isHere('/', '/keluhan')).toBe(false);
  expect(isHere(undefined, '/')).toBe(false);
});
