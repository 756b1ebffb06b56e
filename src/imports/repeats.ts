import type { ImportDefinition } from './define-import';
import type { ImportRow } from './mapping';

interface Repeat {
  line: number;
  /** Line of the earlier row. */
  first: number;
}

/**
 * Separates rows that only repeat the entry of an earlier row: for example, a sheet with one row per
 * certificate repeats the company. Repeats are not sent. A row that contradicts an earlier one remains and is
 * reported as a duplicate.
 */
export function splitRepeats(
  { repeated }: Pick<ImportDefinition, 'repeated'>,
  rows: readonly ImportRow[],
): { own: ImportRow[]; repeats: Repeat[] } {
  const own: ImportRow[] = [];
  const repeats: Repeat[] = [];
  const seen = new Map<string, ImportRow>();
  for (const row of rows) {
    const key = repeated?.(row.values) ?? '';
    const first = key ? seen.get(key) : undefined;
    if (first && addsNothing(row, first)) {
      repeats.push({ line: row.line, first: first.line });
      continue;
    }
    own.push(row);
    if (key && !first) seen.set(key, row);
  }
  return { own, repeats };
}

const addsNothing = (row: ImportRow, first: ImportRow) =>
  Object.entries(row.values).every(
    ([column, value]) => JSON.stringify(value) === JSON.stringify(first.values[column]),
  );
