import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** Element with the rows that a page written beforehand shows, or with the snapshot of the others (index.html). */
const ROWS_ID = 'page-rows';

/** In place of the time at which rows were read; the script in index.html puts in that of the page, where it has one. */
const LONG_AGO = 1;

/** The rows of a page as JSON, the same for the same rows whenever they were read. */
export function rowsOf(queryClient: QueryClient): string {
  const queries = dehydrate(queryClient).queries.map(({ dehydratedAt: _, state, ...query }) => ({
    ...query,
    state: { ...state, dataUpdatedAt: LONG_AGO },
  }));
  return JSON.stringify({ mutations: [], queries });
}

/**
 * Puts the rows that came with a page into the cache: older ones than a minute are read again once the page is alive. A page
 * written for another language or address, which gives way, has rows of use too. False where none came.
 */
export function takePageRows(queryClient: QueryClient): boolean {
  const element = document.getElementById(ROWS_ID);
  if (!element) return false;
  // Written by rowsOf, or of the snapshot.
  hydrate(queryClient, JSON.parse(element.textContent) as DehydratedState);
  return true;
}
