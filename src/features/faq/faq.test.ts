import { expect, test } from 'vitest';
import { docFromText } from '@/lib/rich-text/rich-text-doc';
import { categoryFromSlug, faqAnswer, groupFaq, searchFaq, type FaqEntry } from './faq';

const entry = (id: string, overrides: Partial<FaqEntry> = {}): FaqEntry => ({
  id,
  question: `Pertanyaan ${id}`,
  question_en: null,
  answer: docFromText(`Jawaban ${id}`),
  answer_en: null,
  category: 'umum',
  ...overrides,
});
const ids = (entries: readonly FaqEntry[]) => entries.map(({ id }) => id);

test('sorts known categories first and keeps the order of entries', () => {
  const entries = [
    entry('1', { category: 'lainnya' }),
    entry('2', { category: 'biaya' }),
    entry('3'),
    entry('4', { category: 'biaya' }),
  ];
  expect(groupFaq(entries).map((group) => [group.category, ids(group.entries)])).toEqual([
    ['umum', ['3']],
    ['biaya', ['2', '4']],
    ['lainnya', ['1']],
  ]);
});

test('matches every word in question or answer, ignoring case and accents', () => {
  const entries = [
    entry('a', { question: 'Berapa biaya sertifikasi?' }),
    entry('b', { answer: docFromText('Biaya banding ditanggung pemohon. Café.') }),
  ];
  expect(ids(searchFaq(entries, 'BIAYA', 'id').matching)).toEqual(['a', 'b']);
  expect(ids(searchFaq(entries, ' banding  biaya ', 'id').matching)).toEqual(['b']);
  expect(ids(searchFaq(entries, 'cafe', 'id').matching)).toEqual(['b']);
  expect(ids(searchFaq(entries, '', 'id').matching)).toEqual(['a', 'b']);
});

test('corrects a typo only if the exact words have no match', () => {
  const entries = [
    entry('a', { question: 'Berapa biaya sertifikasi?' }),
    entry('b', { answer: docFromText('Banding diajukan tertulis.') }),
  ];
  expect(searchFaq(entries, 'sertifiaksi', 'id')).toEqual({ matching: [entries[0]], meant: 'sertifikasi' });
  expect(searchFaq(entries, 'banidng tertulis', 'id').meant).toBe('banding tertulis');
  // Both words can be corrected, but no entry contains both.
  expect(searchFaq(entries, 'baiya banidng', 'id')).toEqual({ matching: [] });
  expect(searchFaq(entries, "'; drop table faq; --", 'id')).toEqual({ matching: [] });
});

test('searches texts in the interface language', () => {
  const entries = [entry('a', { question_en: 'What does it cost?' })];
  expect(searchFaq(entries, 'cost', 'id').matching).toEqual([]);
  expect(searchFaq(entries, 'pertanyaan', 'en').matching).toEqual([]);
  expect(ids(searchFaq(entries, 'cost', 'en').matching)).toEqual(['a']);
});

test('marks an answer without English text as Indonesian', () => {
  const english = docFromText('Answer');
  expect(faqAnswer(entry('a', { answer_en: english }), 'en')).toEqual({ doc: english, lang: undefined });
  expect(faqAnswer(entry('a', { answer_en: docFromText('') }), 'en').lang).toBe('id');
  expect(faqAnswer(entry('a', { answer_en: english }), 'id').doc).toEqual(docFromText('Jawaban a'));
});

test('derives the name of an unknown category from its slug', () => {
  expect(categoryFromSlug('masa-berlaku')).toBe('Masa berlaku');
});
