import { expect, test, vi } from 'vitest';
import { docFromText } from '@/lib/rich-text/rich-text-doc';
import {
  countWords,
  isUpdated,
  newsAddress,
  newsFilterOf,
  readingMinutes,
  wordsIn,
  searchTerms,
} from './news';

test.each([
  ['', { page: 1, category: undefined, query: '' }],
  ['halaman=3&kategori=regulasi', { page: 3, category: 'regulasi', query: '' }],
  ['halaman=0', { page: 1, category: undefined, query: '' }],
  ['halaman=-2', { page: 1, category: undefined, query: '' }],
  ['halaman=1.5', { page: 1, category: undefined, query: '' }],
  ['halaman=99999999', { page: 1, category: undefined, query: '' }],
  ['halaman=x&kategori=<b>', { page: 1, category: undefined, query: '' }],
])('parses the query string %s as %j', (query, place) => {
  expect(newsFilterOf(new URLSearchParams(query))).toEqual(place);
});

test('omits defaults from the URL, also in browsers without URLSearchParams.size', () => {
  vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never);
  expect(newsAddress({ page: 1, category: undefined, query: '' })).toBe('/informasi/news');
  expect(newsAddress({ page: 2, category: 'panduan', query: '' })).toBe(
    '/informasi/news?kategori=panduan&halaman=2',
  );
  vi.restoreAllMocks();
});

test('limits a search to letters and digits, and to four words', () => {
  expect(searchTerms(' KBLI-2025, "wajib"*%(x) kedua ')).toEqual(['KBLI', '2025', 'wajib', 'x']);
  expect(searchTerms('%_*')).toEqual([]);
});

test('calculates reading time at 200 words per minute, with a minimum of one', () => {
  expect([0, 20, 299, 300, 1000].map(readingMinutes)).toEqual([1, 1, 1, 2, 5]);
});

test('counts the words of a document, falling back to the Indonesian count without an English text', () => {
  expect(countWords(docFromText('Satu dua.\n\nTiga  empat lima.'))).toBe(5);
  expect(countWords(null)).toBe(0);
  expect(wordsIn('en', { words: 100, words_en: 80 })).toBe(80);
  expect(wordsIn('en', { words: 100, words_en: 0 })).toBe(100);
});

test('a change on the day of publication does not count as an update', () => {
  const published_at = '2026-11-18T02:00:00Z';
  expect(isUpdated({ published_at, updated_at: '2026-11-18T09:00:00Z' })).toBe(false);
  // 17.00 UTC is the next day in Jakarta.
  expect(isUpdated({ published_at, updated_at: '2026-11-18T17:00:00Z' })).toBe(true);
});
