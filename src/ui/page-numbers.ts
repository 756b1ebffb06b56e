/** Page number, or `gap` in place of omitted pages. */
export type PageNumber = number | 'gap';

/**
 * Returns the page numbers of a pagination: first, last, current and its neighbours. At most seven, and the
 * same count for each `pageCount`, so that the buttons do not move under the pointer.
 */
export function pageNumbers(page: number, pageCount: number): PageNumber[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, 'gap', pageCount];
  if (page >= pageCount - 3) {
    return [1, 'gap', ...[4, 3, 2, 1, 0].map((back) => pageCount - back)];
  }
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount];
}
