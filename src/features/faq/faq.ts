import type { Language } from '@/lib/i18n/i18n';
import { localized } from '@/lib/localized';
import { correctedWords } from '@/lib/spelling';
import { localizedDoc } from '@/lib/rich-text/localized-doc';
import { plainText } from '@/lib/rich-text/rich-text-doc';

/** The groups the page knows by name, in the order of a visitor's way; a question may be in another one. */
export const FAQ_CATEGORIES = ['umum', 'permohonan', 'biaya', 'sertifikat', 'keluhan-banding'] as const;
export type FaqCategory = (typeof FAQ_CATEGORIES)[number];

/** Columns of a row that the public page reads. */
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

/** A category without a name of its own, from its slug: 'masa-berlaku' is 'Masa berlaku'. */
export function categoryFromSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The answer in the language asked for, or in the default one and marked so. */
export const faqAnswer = (entry: FaqEntry, language: Language) => localizedDoc(entry, 'answer', language);

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * The entries whose question or answer, as shown, holds every word of the query; where none does, those with the words that
 * were probably `meant`.
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
  const having = (sought: readonly string[]) =>
    entries.filter((_, place) => sought.every((word) => texts[place]?.includes(word)));
  const matching = having(words);
  if (matching.length > 0) return { matching };
  const meant = correctedWords(words, texts);
  const corrected = meant === undefined ? [] : having(meant.split(' '));
  return corrected.length > 0 ? { matching: corrected, meant } : { matching };
}

/** Entries by category: the known ones in their order, then the others as they come; each keeps the order given. */
export function groupFaq<E extends FaqEntry>(entries: readonly E[]): FaqGroup<E>[] {
  const categories = new Set<string>([...FAQ_CATEGORIES, ...entries.map(({ category }) => category)]);
  return [...categories]
    .map((category) => ({ category, entries: entries.filter((entry) => entry.category === category) }))
    .filter((group) => group.entries.length > 0);
}
