import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** Id of the element with rows: those that a page written beforehand shows, or the snapshot of the others (index.html). */
const ROWS_ID = 'page-rows';

/** The rows of a page as the element that holds them; a `<` in a text must not end the element. */
export function rowsElement(queryClient: QueryClient): string {
  const rows = JSON.stringify(dehydrate(queryClient)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ROWS_ID}">${rows}</script>`;
}

/**
 * Puts the rows that came with a page into the cache, with the times at which they were read: older ones than a minute are
 * read again once the page is alive. A page written for another language or address, which gives way, has rows of use too.
 * False where none came.
 */
export function takePageRows(queryClient: QueryClient): boolean {
  const element = document.getElementById(ROWS_ID);
  if (!element) return false;
  // Written by rowsElement.
  const rows = JSON.parse(element.textContent) as DehydratedState;
  // A clock that is behind would take them for rows of the future, fresh for as long as it is behind.
  for (const { state } of rows.queries) state.dataUpdatedAt = Math.min(state.dataUpdatedAt, Date.now());
  hydrate(queryClient, rows);
  return true;
}
