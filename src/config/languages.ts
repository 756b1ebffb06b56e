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
 * With VITE_TEST_LANGUAGE=zz the build includes a test language derived from English, which content has no
 * columns for. Other builds do not contain it.
 */
const facts: Record<Language, { name: string; locale: string }> = import.meta.env.VITE_TEST_LANGUAGE
  ? { ...languages, [import.meta.env.VITE_TEST_LANGUAGE]: { name: '⟦zz⟧', locale: languages.en.locale } }
  : languages;

/** Languages of the interface, default first. CONTENT_LANGUAGES are those that content has columns for. */
export const LANGUAGES = import.meta.env.VITE_TEST_LANGUAGE
  ? (Object.keys(facts) as Language[]) // types exclude the test language
  : CONTENT_LANGUAGES;

/** Returns the interface language for a tag such as 'en-GB', or the default language for an unknown tag. */
export const toLanguage = (tag: string | undefined): Language => closest(tag, LANGUAGES);

/** Returns the language's name in that language. */
export const ownName = (language: Language): string => facts[language].name;

/** Returns the locale for dates and numbers. */
export const localeOf = (language: Language): string => facts[language].locale;
