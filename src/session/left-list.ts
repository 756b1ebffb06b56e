import { getSession } from './session-store';

/** Words, filters, order and page of each list as it was last shown, by person and path. In memory: words that were searched for may be names. */
const left = new Map<string, string>();
const keyOf = (pathname: string) => {
  const session = getSession();
  return `${session.status === 'signed-in' ? session.user.id : ''} ${pathname}`;
};

/** Notes what a list shows now, as the search of its address. */
export const noteList = (pathname: string, search: string) => void left.set(keyOf(pathname), search);

/** The way back to a list: its words, filters, order and page as it was left. */
export const leftList = (pathname: string) => ({ pathname, search: left.get(keyOf(pathname)) ?? '' });

/** For tests, which reopen the page without reloading its modules. */
export const forgetLists = (): void => left.clear();
