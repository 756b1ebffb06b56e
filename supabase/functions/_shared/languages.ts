/**
 * Languages of the site with their own names and their locale for dates and numbers; codes are also the
 * page's `lang`. Single source: src/config/languages.ts imports it, and tests/contract/languages.test.ts
 * compares it with the database.
 */
export const languages = {
  id: { name: 'Bahasa Indonesia', locale: 'id-ID' },
  en: { name: 'English', locale: 'en-GB' },
} as const;

export type Language = keyof typeof languages;
/** Language in which every text exists; the other languages fall back to it. */
export type DefaultLanguage = typeof DEFAULT_LANGUAGE;
export type OtherLanguage = Exclude<Language, DefaultLanguage>;

export const DEFAULT_LANGUAGE = 'id';
// Object.keys returns string[].
export const CONTENT_LANGUAGES = Object.keys(languages) as Language[];

/** Returns the language of a tag such as 'en-GB', or the default language. */
export function toLanguage(tag: string | null | undefined, among = CONTENT_LANGUAGES): Language {
  const code = tag?.toLowerCase().split(/[^a-z]/)[0];
  return among.find((each) => each === code) ?? DEFAULT_LANGUAGE;
}

/** Returns the column for a text in a language: `title`, `title_en`. */
export const columnIn = (column: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? column : `${column}_${language}`;

/** Returns a text of a row in a language; falls back to the default language. */
export function localized(
  row: Readonly<Record<string, unknown>>,
  column: string,
  language: Language,
): string {
  const texts = [row[columnIn(column, language)], row[column]];
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? '';
}

/** Returns a path in a language: with `lng`, except for the default language. */
export const pathIn = (path: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? path : `${path}?lng=${language}`;
