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

/**
 * The test language: a build with VITE_TEST_LANGUAGE=zz speaks one language more, made of English, which content has no
 * columns for. Other builds carry nothing of it.
 */
const facts: Record<Language, { name: string; locale: string }> = import.meta.env.VITE_TEST_LANGUAGE
  ? { ...languages, [import.meta.env.VITE_TEST_LANGUAGE]: { name: '⟦zz⟧', locale: languages.en.locale } }
  : languages;

/** The languages of the interface, the default one first; CONTENT_LANGUAGES are those that content has columns for. */
export const LANGUAGES = import.meta.env.VITE_TEST_LANGUAGE
  ? (Object.keys(facts) as Language[]) // no type knows the test language
  : CONTENT_LANGUAGES;

/** The interface's language for a tag such as 'en-GB', and the default one for every other tag. */
export const toLanguage = (tag: string | undefined): Language => closest(tag, LANGUAGES);

/** As a language calls itself. */
export const ownName = (language: Language): string => facts[language].name;

/** Locale of dates and numbers. */
export const localeOf = (language: Language): string => facts[language].locale;
