/**
 * The languages of the site with their facts, and nowhere else: name of its own, and locale of dates and numbers. Codes
 * are also `lang` of the page. The browser reads this list as well (src/config/languages.ts); the database knows the same
 * codes (tests/contract/languages.test.ts).
 */
export const languages = {
  id: { name: 'Bahasa Indonesia', locale: 'id-ID' },
  en: { name: 'English', locale: 'en-GB' },
} as const;

export type Language = keyof typeof languages;
/** The language that every text is written in: the others fall back to it. */
export type DefaultLanguage = typeof DEFAULT_LANGUAGE;
export type OtherLanguage = Exclude<Language, DefaultLanguage>;

export const DEFAULT_LANGUAGE = 'id';
// Object.keys knows no keys but texts.
export const CONTENT_LANGUAGES = Object.keys(languages) as Language[];

/** The language of a tag such as 'en-GB', and the default one for every other tag. */
export function toLanguage(tag: string | null | undefined, among = CONTENT_LANGUAGES): Language {
  const code = tag?.toLowerCase().split(/[^a-z]/)[0];
  return among.find((each) => each === code) ?? DEFAULT_LANGUAGE;
}

/** The column that holds a text in a language: `title`, `title_en`. */
export const columnIn = (column: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? column : `${column}_${language}`;

/** A text of a row in a language, or in the default one where it has none. */
export function localized(
  row: Readonly<Record<string, unknown>>,
  column: string,
  language: Language,
): string {
  const texts = [row[columnIn(column, language)], row[column]];
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? '';
}

/** A path in a language: without `lng` it is in the default one. */
export const pathIn = (path: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? path : `${path}?lng=${language}`;
