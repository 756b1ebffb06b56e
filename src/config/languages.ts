import {
  CONTENT_LANGUAGES,
  DEFAULT_LANGUAGE,
  languages,
  toLanguage as closest,
  type Language,
} from '../../supabase/functions/_shared/languages.ts';

export { columnIn, pathIn } from '../../supabase/functions/_shared/languages.ts';
export type { DefaultLanguage, OtherLanguage } from '../../supabase/functions/_shared/languages.ts';
export { CONTENT_LANGUAGES, DEFAULT_LANGUAGE, type Language };

/** The languages of the interface, the default one first. CONTENT_LANGUAGES: those that content has columns for. */
export const LANGUAGES = CONTENT_LANGUAGES;

/** The interface's language for a tag such as 'en-GB', and the default one for every other tag. */
export const toLanguage = (tag: unknown): Language => closest(tag, LANGUAGES);

/** As a language calls itself. */
export const ownName = (language: Language): string => languages[language].name;

/** Locale of dates and numbers. */
export const localeOf = (language: Language): string => languages[language].locale;
