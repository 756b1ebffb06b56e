import { useChoices } from './use-field-options';
import type { ShownResource } from './define-resource';
import { choiceField, groupRows } from './row-groups';
import { toTree, type Branch } from './row-tree';
import { narrowed, type KitRow } from './row-values';
import { useScreenAddress } from './screen-address';
import type { Neighbours } from './neighbour-links';

const flat = (branches: readonly Branch<KitRow>[]): KitRow[] =>
  branches.flatMap(({ row, below }) => [row, ...flat(below)]);

/** Returns the rows as the list displays them: filtered, in tree or group order. */
function useShownRows(resource: ShownResource, rows: readonly KitRow[]): readonly KitRow[] {
  const address = useScreenAddress();
  const choices = useChoices(resource);
  const { tree, groupBy } = resource;
  const shown = narrowed(resource, rows, address);
  if (address.search.trim()) return shown;
  if (tree) return flat(toTree(shown, tree.parent));
  if (!groupBy) return shown;
  const field = choiceField(resource, groupBy);
  const names = field ? choices(field).map(({ value }) => value) : [];
  return groupRows(shown, groupBy, names).flatMap((group) => group.rows);
}

/** Returns a row's position among the displayed rows; undefined if it is not displayed or is the only one. */
export function useNeighbours(
  resource: ShownResource,
  rows: readonly KitRow[],
  id: string,
): Neighbours | undefined {
  const { toRow } = useScreenAddress();
  const shown = useShownRows(resource, rows);
  const place = shown.findIndex((row) => row.id === id);
  if (place < 0 || shown.length < 2) return undefined;
  const to = (row: KitRow | undefined) => row && toRow(row.id);
  return { place: place + 1, total: shown.length, before: to(shown[place - 1]), after: to(shown[place + 1]) };
}
