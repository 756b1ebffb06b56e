/** The columns that decide a row's place, in any table. */
type Placed = { id: string } & Readonly<Record<string, unknown>>;

/** A row and what hangs below it. */
export interface Branch<R> {
  row: R;
  below: Branch<R>[];
}

/**
 * The rows as trees, in the order given. A row whose superior is not among them stands at the top. The database
 * refuses circles.
 */
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
 * The rows that `id` may hang below: not itself, nothing below it, and no deeper than `levels` with all that hangs
 * below it. Without `id`: where a new row may hang.
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
