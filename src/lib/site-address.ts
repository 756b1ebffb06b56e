import { env } from '@/config/env';
import type { Language } from './i18n/i18n';

/** The whole address of a page in a language: Indonesian is what an address without `lng` shows to those who link. */
export function siteAddress(path: string, language: Language): string {
  const query = language === 'en' ? '?lng=en' : '';
  return `${env.siteUrl}${path}${query}`;
}

/** The whole address of a file: one elsewhere stays as it is. */
export const absoluteAddress = (address: string): string =>
  address.startsWith('/') ? `${env.siteUrl}${address}` : address;
