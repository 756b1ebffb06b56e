import { Refusal } from './response.ts';
import { variable } from './environment.ts';

/** Returns the origin of the site without a trailing slash. @throws Refusal 503 not_configured */
export function siteOrigin(): string {
  const address = variable('SITE_URL').replace(/\/+$/, '');
  if (!address || !URL.canParse(address))
    throw new Refusal(503, 'not_configured', 'SITE_URL is not set to the address of the site.');
  return address;
}
