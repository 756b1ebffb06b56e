import { expect, test } from 'vitest';
import { localized, localizedText } from './localized';

const row = { title: 'Tentang kami', title_en: 'About us' as string | null, slug: 'tentang' };

test('each language reads its own column', () => {
  expect(localized(row, 'title', 'id')).toBe('Tentang kami');
  expect(localized(row, 'title', 'en')).toBe('About us');
});

test.each([null, '', '   '])(
  'a blank translation (%j) falls back to Indonesian and is marked',
  (title_en) => {
    expect(localizedText({ ...row, title_en }, 'title', 'en')).toEqual({ text: 'Tentang kami', lang: 'id' });
  },
);

test('Indonesian text is never marked, nor is an empty text', () => {
  expect(localizedText({ ...row, title_en: null }, 'title', 'id').lang).toBeUndefined();
  expect(localizedText({ title: '', title_en: null }, 'title', 'en')).toEqual({ text: '', lang: undefined });
});

test('a column without an English translation does not compile', () => {
  // @ts-expect-error slug has no slug_en
  expect(localized(row, 'slug', 'en')).toBe('tentang');
});
