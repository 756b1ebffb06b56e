import { env } from '@/config/env';
import { pathIn, type Language } from '@/config/languages';

/**
 * Returns the full URL of a page in a language. The default language has no `lng`, because that is the URL
 * others link to.
 */
export function siteAddress(path: string, language: Language): string {
  return env.siteUrl + pathIn(path, language);
}

/** Returns the full URL of a file; leaves external URLs unchanged. */
export const absoluteAddress = (address: string): string =>
  address.startsWith('/') ? `${env.siteUrl}${address}` : address;
