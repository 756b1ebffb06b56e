import { parseQuery } from './url-state';

/** Maximum number of values of one filter. */
export const MAX_VALUES = 50;

/**
 * Returns the distinct values of a filter in the URL (`?status=aktif&status=dibekukan`), sorted, so that
 * query keys and saved views do not depend on their order.
 */
export const filterValues = (given: readonly string[]): readonly string[] =>
  [...new Set(given.filter(Boolean))].toSorted().slice(0, MAX_VALUES);

/** Returns all non-empty filters in the URL by name. */
export function filtersOf(search: string): Readonly<Record<string, readonly string[]>> {
  const given = parseQuery(search);
  const named = [...new Set(given.keys())].map((name) => [name, filterValues(given.getAll(name))] as const);
  return Object.fromEntries(named.filter(([, values]) => values.length > 0));
}
