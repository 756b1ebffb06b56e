import { expect, test } from 'vitest';
import { localized, localizedText } from './localized';

const row = { title: 'Tentang kami', title_en: 'About us' as string | null, slug: 'tentang' };

test('each language reads its own column', () => {
  expect(localized(row, 'title', 'id')).toBe('Tentang kami');
  expect(localized(row, 'title', 'en')).toBe('About us');
});

test.each([null, '', '   '])('a blank translation (%j) falls back to Indonesian and says so', (title_en) => {
  expect(localizedText({ ...row, title_en }, 'title', 'en')).toEqual({ text: 'Tentang kami', lang: 'id' });
});

test('Indonesian is never marked, and an empty text has nothing to mark', () => {
  expect(localizedText({ ...row, title_en: null }, 'title', 'id').lang).toBeUndefined();
  expect(localizedText({ title: '', title_en: null }, 'title', 'en')).toEqual({ text: '', lang: undefined });
});

test('a column without an English twin does not compile', () => {
  // @ts-expect-error slug has no slug_en
  expect(localized(row, 'slug', 'en')).toBe('tentang');
});
