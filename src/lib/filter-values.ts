/** Values that a filter may hold at once; the database refuses more (private.filter_values). */
export const MOST_VALUES = 50;

/**
 * The different values that an address holds for a filter (`?status=aktif&status=dibekukan`), in one order whichever was
 * chosen first: the same choice is the same question, and the same saved view.
 */
export const filterValues = (given: readonly string[]): readonly string[] =>
  [...new Set(given.filter(Boolean))].toSorted().slice(0, MOST_VALUES);

/** Every filter of an address by its name; those without a value are left out. */
export function filtersOf(search: string): Readonly<Record<string, readonly string[]>> {
  // eslint-disable-next-line no-restricted-syntax -- read before url-state, and the router whose hooks it uses, is loaded (start-staff.ts)
  const given = new URLSearchParams(search);
  const named = [...new Set(given.keys())].map((name) => [name, filterValues(given.getAll(name))] as const);
  return Object.fromEntries(named.filter(([, values]) => values.length > 0));
}
