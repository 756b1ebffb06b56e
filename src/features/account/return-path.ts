import { paths } from '@/config/paths';

const PARAMETER = 'next';

type Place = { pathname: string; search: string; hash: string };

/** The login page's address that leads back to `place` after signing in. */
export function loginPathFrom({ pathname, search, hash }: Place): string {
  if (pathname === paths.admin.dashboard) return paths.login;
  return `${paths.login}?${PARAMETER}=${encodeURIComponent(pathname + search + hash)}`;
}

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
  const wanted = new URLSearchParams(search).get(PARAMETER);
  if (!wanted?.startsWith('/')) return paths.admin.dashboard;
  // Parsed as a browser would: '//elsewhere', '/\elsewhere' and hidden tabs all become another origin here.
  const here = 'https://this.site';
  const target = parsed(wanted, here);
  if (target?.origin !== here || target.pathname === paths.login) return paths.admin.dashboard;
  return target.pathname + target.search + target.hash;
}
