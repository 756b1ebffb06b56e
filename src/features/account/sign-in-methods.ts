import { paths } from '@/config/paths';
import { changedUrl, oneOf, readUrl, typed } from '@/lib/url-state';
import { NEXT } from './return-path';

const SIGN_IN_METHODS = ['password', 'code', 'forgotten'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];
/** URL parameters of the login page: sign-in method and return path. */
const schema = { with: oneOf(SIGN_IN_METHODS, 'password'), [NEXT]: typed() };

/** Returns the sign-in method selected in the login page's query. */
export const signInMethod = (search: string): SignInMethod => readUrl(schema, search).with;

/** Returns the login page's query for another sign-in method, with the same return path. */
export const loginSearch = (search: string, way: SignInMethod): string =>
  changedUrl(search, { with: way === 'password' ? '' : way }).toString();

/** URL.canParse requires Safari 17 or Chrome 120. */
function parsed(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Returns the path to open after signing in, always within this site. `search`: the login page's query. */
export function returnPath(search: string): string {
  const wanted = readUrl(schema, search)[NEXT];
  if (!wanted.startsWith('/')) return paths.admin.dashboard;
  // Parse like a browser: '//elsewhere', '/\elsewhere' and embedded tabs resolve to another origin.
  const here = 'https://this.site';
  const target = parsed(wanted, here);
  if (target?.origin !== here || target.pathname === paths.login) return paths.admin.dashboard;
  return target.pathname + target.search + target.hash;
}
