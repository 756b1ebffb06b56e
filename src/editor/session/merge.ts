import { sameValue, stored, type TextValues } from '@/editor/text';

/** Column that differs between two versions. `both`: both changed it, so the user must choose. */
export interface TextDifference {
  column: string;
  changed: 'mine' | 'theirs' | 'both';
}
export type Side = 'mine' | 'theirs';

/** Returns the columns in which two versions derived from `base` differ. */
export function textDifferences(base: TextValues, mine: TextValues, theirs: TextValues): TextDifference[] {
  const same = (column: string, one: TextValues, other: TextValues) =>
    sameValue(stored(column, one[column]), stored(column, other[column]));
  return Object.keys(theirs)
    .filter((column) => !same(column, mine, theirs))
    .map((column) => ({
      column,
      changed: same(column, base, theirs) ? 'mine' : same(column, base, mine) ? 'theirs' : 'both',
    }));
}

/** Merges two versions. Columns that one side changed take its value; the others take the chosen value. */
export function merged(
  found: readonly TextDifference[],
  mine: TextValues,
  theirs: TextValues,
  choices: Readonly<Record<string, Side>>,
): TextValues {
  const result: Record<string, unknown> = { ...theirs };
  for (const { column, changed } of found) {
    const side = choices[column] ?? (changed === 'both' ? 'mine' : changed);
    result[column] = side === 'mine' ? mine[column] : theirs[column];
  }
  return result;
}
