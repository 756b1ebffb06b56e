import { expect, test } from 'vitest';
import { docFromText } from '@/lib/rich-text/rich-text-doc';
import { isSlug, slugify } from '@/lib/slug';
import { completeness } from './publish/completeness';
import { fromOfficeInput, toOfficeInput } from './publish/office-time';
import { changesOf, displayStatus, type TextRow } from './text';

test.each([
  ['Peraturan Menteri PU 6/2025: ringkasan', 'peraturan-menteri-pu-6-2025-ringkasan'],
  ['  Kabar & Acara – “Nusa”  ', 'kabar-dan-acara-nusa'],
  ['Sertifikat 100% daring!', 'sertifikat-100-daring'],
  ['Café Jum’at', 'cafe-jumat'],
  ['???', ''],
])('converts %s to the slug %s', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test('limits the slug of a long title to the database’s maximum length', () => {
  expect(isSlug(slugify('kata '.repeat(60)))).toBe(true);
  expect(isSlug('Salah Slug')).toBe(false);
});

test('stores a blank value as null where allowed, and does not count it as a change', () => {
  const before = { title: 'Satu', excerpt: null, body_en: null, body: docFromText('Isi') };
  expect(changesOf(before, { ...before, excerpt: '', body_en: { type: 'doc', content: [] } })).toEqual({});
  expect(changesOf(before, { ...before, title: '', excerpt: 'Ada' })).toEqual({ title: '', excerpt: 'Ada' });
});

const row = (status: TextRow['status'], published_at: string | null) =>
  ({ status, published_at }) as unknown as TextRow; // the function under test reads only these columns
const now = new Date('2026-11-21T03:00:00Z');

test.each([
  ['draft', null, 'draft'],
  ['published', '2026-11-20T00:00:00Z', 'published'],
  ['published', '2026-11-22T00:00:00Z', 'scheduled'],
  ['archived', '2026-11-20T00:00:00Z', 'archived'],
] as const)('shows the status %s with the publication date %s as %s', (status, from, expected) => {
  expect(displayStatus(row(status, from), now)).toBe(expected);
});

test('formats a schedule in the office’s time zone, regardless of the browser’s', () => {
  expect(toOfficeInput(new Date('2026-11-20T20:30:00Z'))).toBe('2026-11-21T03:30');
  expect(fromOfficeInput('2026-11-21T03:30')).toEqual(new Date('2026-11-20T20:30:00Z'));
  expect(fromOfficeInput('')).toBeUndefined();
});

test('counts a language as complete if title, summary, body and the cover’s alternative text are filled in', () => {
  const definition = { summary: 'excerpt', hasCover: true } as const;
  const values = { title: 'Satu', excerpt: '', body: docFromText('Isi'), cover_url: null };
  expect(completeness(definition, values, 'id')).toEqual({ missing: ['excerpt'], percent: 67 });
  expect(completeness(definition, { ...values, excerpt: 'Ringkas', cover_url: '/a.webp' }, 'id')).toEqual({
    missing: ['cover_alt'],
    percent: 75,
  });
  expect(completeness(definition, values, 'en').percent).toBe(0);
});
