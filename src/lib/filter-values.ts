/** Maximum values per filter; the database refuses more (private.filter_values). */
export const MOST_VALUES = 50;

/**
 * Returns the distinct values of a filter in the URL (`?status=aktif&status=dibekukan`). Sorted, so that the
 * same choice has the same query key and saved view whatever the order.
 */
export const filterValues = (given: readonly string[]): readonly string[] =>
  [...new Set(given.filter(Boolean))].toSorted().slice(0, MOST_VALUES);

/** Returns every filter in the URL by name, without empty ones. */
export function filtersOf(search: string): Readonly<Record<string, readonly string[]>> {
  // eslint-disable-next-line no-restricted-syntax -- read before url-state, and the router whose hooks it uses, is loaded (start-staff.ts)
  const given = new URLSearchParams(search);
  const named = [...new Set(given.keys())].map((name) => [name, filterValues(given.getAll(name))] as const);
  return Object.fromEntries(named.filter(([, values]) => values.length > 0));
}
