import { localeOf, type Language } from '@/config/languages';

/** Returns the name of a language in another language: 'Inggris' for English in Indonesian. */
export const languageName = (named: Language, language: Language): string =>
  new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(named) ?? named;

/** Returns the names of several languages: 'Indonesia dan Inggris'. */
export const languageNames = (named: readonly Language[], language: Language): string =>
  new Intl.ListFormat(localeOf(language)).format(named.map((each) => languageName(each, language)));
