import { Refusal } from '../_shared/answer.ts';
import { pathIn, type Language } from '../_shared/languages.ts';

/** Environment variables as a hosted project gives them; the local stack stands in for Deno. */
declare const Deno: { env: { get: (name: string) => string | undefined } };

/** Origin of the site, without a slash at the end. */
export function siteOrigin(): string {
  const address = Deno.env.get('SITE_URL')?.replace(/\/+$/, '');
  if (!address || !URL.canParse(address))
    throw new Refusal(503, 'not_configured', 'SITE_URL is not set to the address of the site.');
  return address;
}

/** The address of a page in a language, as its canonical link has it. */
export const pageAddress = (origin: string, path: string, language: Language): string =>
  `${origin}${pathIn(encodeURI(path), language)}`;
