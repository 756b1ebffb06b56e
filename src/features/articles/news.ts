import { paths } from '@/config/paths';
import type { Language } from '@/lib/i18n/i18n';
import { localizedValue } from '@/lib/localized';
import { officeDay } from '@/lib/today';
import { plainText } from '@/lib/rich-text/rich-text-doc';
import { fitting, page, queryOf, readUrl, words } from '@/lib/url-state';

/** The newest one fills four places of a grid of three columns, so nine fill it whole. */
export const PAGE_SIZE = 9;
/** Highest page number that a URL may ask for. */
const LAST_PAGE = 5000;
/** Letters that a search takes, and words of it that are looked for: the API takes filters of 200 letters and twelve gaps. */
export const LONGEST_QUERY = 60;
const MOST_WORDS = 4;
const WORDS_PER_MINUTE = 200;

const anyPage = page();
/** The parameters of the list's URL; what cannot be meant is its beginning. */
const schema = {
  halaman: (text: string) => (anyPage(text) > LAST_PAGE ? 1 : anyPage(text)),
  kategori: fitting((text) => /^[a-z0-9-]{1,120}$/.test(text)),
  q: words(LONGEST_QUERY),
};

/** The page of the list that an address asks for. */
export interface NewsPlace {
  /** From 1. */
  page: number;
  category: string | undefined;
  /** Words of a title in their order, as they were typed; '' for all. */
  query: string;
}

export function placeOf(params: URLSearchParams): NewsPlace {
  const { halaman, kategori, q } = readUrl(schema, params);
  return { page: halaman, category: kategori || undefined, query: q };
}

/** The address of a part of the list; its beginning is the plain address. */
export const newsAddress = ({ page, category, query }: NewsPlace): string =>
  paths.information.news + queryOf({ q: query, kategori: category, halaman: page > 1 ? String(page) : '' });

/** The words of a search: letters and figures alone, so that none has a meaning of its own in a filter. */
export const wordsOf = (query: string): string[] =>
  (query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);

export const articlePath = (slug: string) => `${paths.information.news}/${slug}`;

/** Minutes to read so many words, at least one. */
export const readingMinutes = (words: number) => Math.max(1, Math.round(words / WORDS_PER_MINUTE));

/** Number of words in a document; the view `news` counts the same way. */
export const countWords = (doc: unknown): number => {
  const text = plainText(doc);
  return text === '' ? 0 : text.split(' ').length;
};

/** Number of words that are read in a language: those of the default one where nothing is written in it. */
export const wordsIn = (language: Language, counts: { words: number | null; words_en: number | null }) =>
  Number(localizedValue(counts, 'words', language, Boolean).value);

/** True when an article was changed on a later day than it was published. */
export const isUpdated = ({
  published_at,
  updated_at,
}: {
  published_at: string | null;
  updated_at: string;
}) => published_at !== null && officeDay(new Date(updated_at)) > officeDay(new Date(published_at));
