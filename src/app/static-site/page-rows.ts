import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** Element with the rows that a prerendered page shows. */
const ROWS_ID = 'page-rows';

/** Replaces the times of the reads: the same rows give the same page, and the browser reads them again. */
const LONG_AGO = 1;

/** Returns the rows of a page as JSON. */
export function rowsOf(queryClient: QueryClient): string {
  const queries = dehydrate(queryClient).queries.map(({ dehydratedAt: _, state, ...query }) => ({
    ...query,
    state: { ...state, dataUpdatedAt: LONG_AGO },
  }));
  return JSON.stringify({ mutations: [], queries });
}

/** Puts the rows of a prerendered page into the cache; false if the page has none. */
export function hydrateRows(queryClient: QueryClient): boolean {
  const element = document.getElementById(ROWS_ID);
  if (!element) return false;
  hydrate(queryClient, JSON.parse(element.textContent) as DehydratedState); // written by rowsOf
  return true;
}
