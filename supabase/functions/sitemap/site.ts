import { pathIn, type Language } from '../_shared/languages.ts';

/** Returns the address of a page in a language; this is also the canonical link. */
export const pageAddress = (origin: string, path: string, language: Language): string =>
  `${origin}${pathIn(encodeURI(path), language)}`;
