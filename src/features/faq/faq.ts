import type { Language } from '@/lib/i18n/i18n';
import { localized } from '@/lib/localized';
import { correctSpelling } from '@/lib/spelling';
import { localizedDoc } from '@/lib/rich-text/localized-doc';
import { plainText } from '@/lib/rich-text/rich-text-doc';

/** Categories with a label, in display order; questions may use others. */
export const FAQ_CATEGORIES = ['umum', 'permohonan', 'biaya', 'sertifikat', 'keluhan-banding'] as const;
export type FaqCategory = (typeof FAQ_CATEGORIES)[number];

/** Columns that the public page reads. */
export type FaqEntry = {
  id: string;
  question: string;
  question_en: string | null;
  answer: unknown;
  answer_en: unknown;
  category: string;
};
export type FaqGroup<E> = { category: string; entries: E[] };

export function isFaqCategory(category: string): category is FaqCategory {
  return FAQ_CATEGORIES.some((each) => each === category);
}

/** Returns a name for a category without a label from its slug: 'masa-berlaku' becomes 'Masa berlaku'. */
export function categoryFromSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the answer in the given language, or in the default language with `lang` set. */
export const faqAnswer = (entry: FaqEntry, language: Language) => localizedDoc(entry, 'answer', language);

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * Returns the entries whose question or answer contains all words of the query. If there are none, corrects
 * typing errors and returns the corrected words as `meant`.
 */
export function searchFaq<E extends FaqEntry>(
  entries: readonly E[],
  query: string,
  language: Language,
): { matching: E[]; meant?: string } {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const texts = entries.map((entry) =>
    fold(`${localized<FaqEntry>(entry, 'question', language)} ${plainText(faqAnswer(entry, language).doc)}`),
  );
  const matchingAll = (sought: readonly string[]) =>
    entries.filter((_, place) => sought.every((word) => texts[place]?.includes(word)));
  const matching = matchingAll(words);
  if (matching.length > 0) return { matching };
  const meant = correctSpelling(words, texts);
  const corrected = meant === undefined ? [] : matchingAll(meant.split(' '));
  return corrected.length > 0 ? { matching: corrected, meant } : { matching };
}

/**
 * Groups entries by category: known ones in their order, then others as they occur. Keeps the order within a
 * category.
 */
export function groupFaq<E extends FaqEntry>(entries: readonly E[]): FaqGroup<E>[] {
  const categories = new Set<string>([...FAQ_CATEGORIES, ...entries.map(({ category }) => category)]);
  return [...categories]
    .map((category) => ({ category, entries: entries.filter((entry) => entry.category === category) }))
    .filter((group) => group.entries.length > 0);
}
