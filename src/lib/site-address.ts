import { env } from '@/config/env';
import { pathIn, type Language } from '@/config/languages';

/** The whole address of a page in a language: the default one is what an address without `lng` shows to those who link. */
export function siteAddress(path: string, language: Language): string {
  return env.siteUrl + pathIn(path, language);
}

/** The whole address of a file: one elsewhere stays as it is. */
export const absoluteAddress = (address: string): string =>
  address.startsWith('/') ? `${env.siteUrl}${address}` : address;
