import { getSession } from './session-store';

/**
 * Search, filters, sort order and page of each list as last shown, by user and path. In memory only, because
 * search terms may be names.
 */
const left = new Map<string, string>();
const keyOf = (pathname: string) => {
  const session = getSession();
  return `${session.status === 'signed-in' ? session.user.id : ''} ${pathname}`;
};

/** Stores the current state of a list: its URL's query. */
export const rememberListAddress = (pathname: string, search: string) =>
  void left.set(keyOf(pathname), search);

/** Returns the link back to a list with its last search, filters, sort order and page. */
export const listAddress = (pathname: string) => ({ pathname, search: left.get(keyOf(pathname)) ?? '' });

/** Clears all lists; for tests, which reopen the page without reloading its modules. */
export const clearListAddresses = (): void => left.clear();
