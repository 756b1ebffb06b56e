import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** Id of the element with the rows of a prerendered page. */
const ROWS_ID = 'page-rows';

/** Replaces the fetch times, so that the same rows give the same page and the browser refetches them. */
const STALE_SINCE = 1;

/** Returns the rows of a page as JSON. */
export function rowsOf(queryClient: QueryClient): string {
  const queries = dehydrate(queryClient).queries.map(({ dehydratedAt: _, state, ...query }) => ({
    ...query,
    state: { ...state, dataUpdatedAt: STALE_SINCE },
  }));
  return JSON.stringify({ mutations: [], queries });
}

/** Adds the rows of a prerendered page to the cache. Returns false if the page has none. */
export function hydrateRows(queryClient: QueryClient): boolean {
  const element = document.getElementById(ROWS_ID);
  if (!element) return false;
  hydrate(queryClient, JSON.parse(element.textContent) as DehydratedState); // written by rowsOf
  return true;
}
