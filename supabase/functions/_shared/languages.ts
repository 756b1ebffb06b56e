/**
 * Languages of the site, each with its own name and the locale of dates and numbers. Single source: the
 * browser reads this list too (src/config/languages.ts), and tests/contract/languages.test.ts compares it
 * with the database. Codes are also used as `lang` of the page.
 */
export const languages = {
  id: { name: 'Bahasa Indonesia', locale: 'id-ID' },
  en: { name: 'English', locale: 'en-GB' },
} as const;

export type Language = keyof typeof languages;
/** Language in which every text exists; the others fall back to it. */
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

/** Returns the column that holds a text in a language: `title`, `title_en`. */
export const columnIn = (column: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? column : `${column}_${language}`;

/** Returns a text of a row in a language, or in the default language if not translated. */
export function localized(
  row: Readonly<Record<string, unknown>>,
  column: string,
  language: Language,
): string {
  const texts = [row[columnIn(column, language)], row[column]];
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? '';
}

/** Returns a path in a language: with `lng`, unless it is the default language. */
export const pathIn = (path: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? path : `${path}?lng=${language}`;
