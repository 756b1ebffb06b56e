import { localeOf, type Language } from '@/config/languages';

/** A language's name in the words of another: 'Inggris' is English in Indonesian. */
export const languageName = (named: Language, language: Language): string =>
  new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(named) ?? named;

/** Names of several languages: 'Indonesia dan Inggris'. */
export const languageNames = (named: readonly Language[], language: Language): string =>
  new Intl.ListFormat(localeOf(language)).format(named.map((each) => languageName(each, language)));
