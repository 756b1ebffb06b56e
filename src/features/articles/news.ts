import { paths } from '@/config/paths';
import type { Language } from '@/lib/i18n/i18n';
import { localizedValue } from '@/lib/localized';
import { officeDay } from '@/lib/today';
import { plainText } from '@/lib/rich-text/rich-text-doc';
import { fitting, page, queryOf, readUrl, trimmedText } from '@/lib/url-state';

/** The latest article fills four cells of a three-column grid, so nine articles fill it. */
export const NEWS_PAGE_SIZE = 9;
/** Highest page number accepted from the URL. */
const LAST_PAGE = 5000;
/**
 * Maximum characters and words of a search. The API accepts filters of 200 characters with twelve wildcards.
 */
export const MAX_QUERY_LENGTH = 60;
const MAX_WORDS = 4;
const WORDS_PER_MINUTE = 200;

const anyPage = page();
/** URL parameters of the list; invalid values fall back to the default. */
const schema = {
  halaman: (text: string) => (anyPage(text) > LAST_PAGE ? 1 : anyPage(text)),
  kategori: fitting((text) => /^[a-z0-9-]{1,120}$/.test(text)),
  q: trimmedText(MAX_QUERY_LENGTH),
};

/** Part of the news list that the URL selects. */
export interface NewsFilterValues {
  /** Page number, starting at 1. */
  page: number;
  category: string | undefined;
  /** Search text as typed; its words must occur in a title in this order. '' for all. */
  query: string;
}

export function newsFilterOf(params: URLSearchParams): NewsFilterValues {
  const { halaman, kategori, q } = readUrl(schema, params);
  return { page: halaman, category: kategori || undefined, query: q };
}

/** Returns the URL of a part of the list, without default values. */
export const newsAddress = ({ page, category, query }: NewsFilterValues): string =>
  paths.information.news + queryOf({ q: query, kategori: category, halaman: page > 1 ? String(page) : '' });

/**
 * Splits a search into words of letters and digits, which contain no special characters of PostgREST filters.
 */
export const searchTerms = (query: string): string[] =>
  (query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);

export const articlePath = (slug: string) => `${paths.information.news}/${slug}`;

/** Returns the reading time in minutes, at least one. */
export const readingMinutes = (words: number) => Math.max(1, Math.round(words / WORDS_PER_MINUTE));

/** Returns the number of words in a document, counted as in the view `news`. */
export const countWords = (doc: unknown): number => {
  const text = plainText(doc);
  return text === '' ? 0 : text.split(' ').length;
};

/** Returns the word count in a language; that of the default language without a translation. */
export const wordsIn = (language: Language, counts: { words: number | null; words_en: number | null }) =>
  Number(localizedValue(counts, 'words', language, Boolean).value);

/** Returns true if an article was changed on a later day than its publication. */
export const isUpdated = ({
  published_at,
  updated_at,
}: {
  published_at: string | null;
  updated_at: string;
}) => published_at !== null && officeDay(new Date(updated_at)) > officeDay(new Date(published_at));
