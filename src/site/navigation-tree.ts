type FlatItem = { id: string; parent_id: string | null };
export type WithChildren<I> = I & { children: I[] };

/**
 * The menu as it is shown: top-level items, each with its children, both in the order they came in. What stands below
 * an unpublished item (absent here) is not shown either.
 */
export function nestNavigation<I extends FlatItem>(items: readonly I[]): WithChildren<I>[] {
  return items
    .filter((item) => item.parent_id === null)
    .map((item) => ({ ...item, children: items.filter((child) => child.parent_id === item.id) }));
}
