import { pathIn, type Language } from '../_shared/languages.ts';

/** The address of a page in a language, as its canonical link has it. */
export const pageAddress = (origin: string, path: string, language: Language): string =>
  `${origin}${pathIn(encodeURI(path), language)}`;
