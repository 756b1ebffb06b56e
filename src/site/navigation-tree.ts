type FlatItem = { id: string; parent_id: string | null };
export type WithChildren<I> = I & { children: I[] };

/**
 * Builds the menu: top-level items with their children, both in input order. Drops children of an unpublished
 * item, which is absent here.
 */
export function nestNavigation<I extends FlatItem>(items: readonly I[]): WithChildren<I>[] {
  return items
    .filter((item) => item.parent_id === null)
    .map((item) => ({ ...item, children: items.filter((child) => child.parent_id === item.id) }));
}
