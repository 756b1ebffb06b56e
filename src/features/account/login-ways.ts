import { paths } from '@/config/paths';
import { changedUrl, oneOf, readUrl, typed } from '@/lib/url-state';
import { NEXT } from './return-path';

const WAYS = ['password', 'code', 'forgotten'] as const;
export type WayIn = (typeof WAYS)[number];
/** Parameters of the login page: the way to sign in, and the place to return to. */
const schema = { with: oneOf(WAYS, 'password'), [NEXT]: typed() };

/** The way of signing in that the login page's query asks for. */
export const wayIn = (search: string): WayIn => readUrl(schema, search).with;

/** The login page's query for another way to sign in; the return path is kept. */
export const loginSearch = (search: string, way: WayIn): string =>
  changedUrl(search, { with: way === 'password' ? '' : way }).toString();

/** URL.canParse asks for Safari 17 and Chrome 120. */
function parsed(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Path to open after signing in, always one of this site. `search` is the login page's query. */
export function returnPath(search: string): string {
  const wanted = readUrl(schema, search)[NEXT];
  if (!wanted.startsWith('/')) return paths.admin.dashboard;
  // Parsed as a browser would: '//elsewhere', '/\elsewhere' and hidden tabs all become another origin here.
  const here = 'https://this.site';
  const target = parsed(wanted, here);
  if (target?.origin !== here || target.pathname === paths.login) return paths.admin.dashboard;
  return target.pathname + target.search + target.hash;
}
