import { paths } from '@/config/paths';

/** URL parameter of the login page with the return path; `returnPath` in sign-in-methods.ts reads it. */
export const NEXT = 'next';

type Place = { pathname: string; search: string; hash: string };

/** Returns the login page's URL that returns to the given URL after signing in. */
export function loginPathFrom({ pathname, search, hash }: Place): string {
  if (pathname === paths.admin.dashboard) return paths.login;
  return `${paths.login}?${NEXT}=${encodeURIComponent(pathname + search + hash)}`;
}
