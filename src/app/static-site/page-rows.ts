import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** Id of the element that holds a prerendered page's rows. */
const ROWS_ID = 'page-rows';

/**
 * Replaces the fetch times, so that equal rows result in an identical page, and the browser refetches them.
 */
const STALE_SINCE = 1;

/** Returns the rows of a page as JSON. */
export function rowsOf(queryClient: QueryClient): string {
  const queries = dehydrate(queryClient).queries.map(({ dehydratedAt: _, state, ...query }) => ({
    ...query,
    state: { ...state, dataUpdatedAt: STALE_SINCE },
  }));
  return JSON.stringify({ mutations: [], queries });
}

/** Adds a prerendered page's rows to the cache. Returns false if it has none. */
export function hydrateRows(queryClient: QueryClient): boolean {
  const element = document.getElementById(ROWS_ID);
  if (!element) return false;
  hydrate(queryClient, JSON.parse(element.textContent) as DehydratedState); // written by rowsOf
  return true;
}
