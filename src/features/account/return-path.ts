import { paths } from '@/config/paths';

/** Parameter of the login page for the place to return to; `returnPath` of login-ways.ts reads it. */
export const NEXT = 'next';

type Place = { pathname: string; search: string; hash: string };

/** The login page's address that leads back to `place` after signing in. */
export function loginPathFrom({ pathname, search, hash }: Place): string {
  if (pathname === paths.admin.dashboard) return paths.login;
  return `${paths.login}?${NEXT}=${encodeURIComponent(pathname + search + hash)}`;
}
