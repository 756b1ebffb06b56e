/** Columns that define a row's position in the tree. */
type Placed = { id: string } & Readonly<Record<string, unknown>>;

/** A row and its children. */
export interface Branch<R> {
  row: R;
  below: Branch<R>[];
}

/** Builds trees in the given order. Rows with a missing parent become roots. The database rejects cycles. */
export function toTree<R extends Placed>(rows: readonly R[], parent: string): Branch<R>[] {
  const known = new Set(rows.map(({ id }) => id));
  const isTop = (row: R) => !known.has(String(row[parent]));
  const branch = (row: R): Branch<R> => ({
    row,
    below: rows.filter((each) => each[parent] === row.id).map(branch),
  });
  return rows.filter(isTop).map(branch);
}

const height = ({ below }: Branch<unknown>): number => 1 + Math.max(0, ...below.map(height));

/**
 * Returns the possible parents of row `id`, or of a new row: not itself or a descendant, and at most `levels`
 * deep including its descendants.
 */
export function possibleParents<R extends Placed>(
  rows: readonly R[],
  { parent, levels }: { parent: string; levels: number },
  id?: string,
): R[] {
  const tree = toTree(rows, parent);
  const find = (branches: Branch<R>[]): Branch<R> | undefined =>
    branches.find(({ row }) => row.id === id) ?? branches.map(({ below }) => find(below)).find(Boolean);
  const own = find(tree);
  const room = levels - (own ? height(own) : 1);
  const within = (branches: Branch<R>[], level: number): R[] =>
    branches.flatMap(({ row, below }) =>
      row.id === id || level > room ? [] : [row, ...within(below, level + 1)],
    );
  return within(tree, 1);
}
