import type { ImportColumn, ImportDefinition } from './define-import';
import { cellValue, plainWords, type ImportValue, type OptionNames } from './cell-value';
import type { Sheet } from './sheet';

/** Index (from 0) of the file's column for each column of the list. */
export type Mapping = Readonly<Partial<Record<string, number>>>;
/** Names of a column, or of an option, on screen, in every language. */
export type Labels = (key: string) => readonly string[];

/** A heading without its remarks: “Tanggal terbit (dd/mm/yyyy) *” is “tanggal terbit”. */
const withoutRemarks = (heading: string) => plainWords(heading.replace(/\([^)]*\)/g, ' '));

/** The names by which a column is known, the best first. */
function namesOf({ column, synonyms = [] }: ImportColumn, labels: Labels): string[] {
  return [...labels(`columns.${column}`), column, ...synonyms].map(plainWords);
}

/**
 * Guesses the mapping from the headings: whole ones first, then without what they say in brackets. Each column of either
 * side is used once; the first heading that fits wins.
 */
export function guessMapping(
  { columns }: Pick<ImportDefinition, 'columns'>,
  { headings }: Pick<Sheet, 'headings'>,
  labels: Labels,
): Mapping {
  const found: Record<string, number> = {};
  const taken = new Set<number>();
  const names = columns.map((column) => ({ column: column.column, names: namesOf(column, labels) }));
  // Everybody's own names first, so that a synonym of one column does not take the heading of another.
  const depth = Math.max(...names.map((each) => each.names.length));
  for (const words of [headings.map(plainWords), headings.map(withoutRemarks)]) {
    for (let rank = 0; rank < depth; rank += 1) {
      for (const { column, names: known } of names) {
        const name = known[rank];
        const at = words.findIndex((heading, place) => heading === name && !taken.has(place));
        if (name === undefined || column in found || at < 0) continue;
        found[column] = at;
        taken.add(at);
      }
    }
  }
  return found;
}

/** The mapping with one field filled by another column of the file, or by none. No column of the file fills two. */
export function remapped(mapping: Mapping, column: string, place: number | undefined): Mapping {
  const others = Object.entries(mapping).filter(([name, at]) => name !== column && at !== place);
  return Object.fromEntries(place === undefined ? others : [...others, [column, place]]);
}

/** True when the file has the columns that rows are recognised by. */
export const hasKey = ({ keys, areKeysJoint }: ImportDefinition, mapping: Mapping): boolean => {
  const isMapped = (key: string) => mapping[key] !== undefined;
  return areKeysJoint ? keys.every(isMapped) : keys.some(isMapped);
};

/** Columns that a new row needs and the file does not bring. */
export const missingColumns = ({ columns }: ImportDefinition, mapping: Mapping): string[] =>
  columns.filter((each) => each.isNeeded && mapping[each.column] === undefined).map((each) => each.column);

/** A row as import_rows takes it. */
export type ImportRow = { line: number; values: Record<string, ImportValue> };

/** The words that mean each option of a choice. */
function optionNames(column: ImportColumn, labels: Labels): OptionNames {
  if (column.kind !== 'choice' && column.kind !== 'choices') return [];
  return Object.entries(column.options).map(
    ([option, synonyms]) =>
      [
        option,
        [option, ...labels(`options.${column.column}.${option}`), ...synonyms].map(plainWords),
      ] as const,
  );
}

/** The rows of a sheet as import_rows takes them: what is empty is left out, and rows with nothing in them too. */
export function rowsToImport(
  definition: ImportDefinition,
  sheet: Sheet,
  mapping: Mapping,
  labels: Labels,
): ImportRow[] {
  const mapped = definition.columns.flatMap((column) => {
    const place = mapping[column.column];
    return place === undefined ? [] : [{ column, place, options: optionNames(column, labels) }];
  });
  return sheet.rows.flatMap(({ line, cells }) => {
    const values = mapped.flatMap(({ column, place, options }) => {
      const value = cellValue(column, cells[place], options);
      return value === undefined ? [] : [[column.column, value] as const];
    });
    return values.length === 0 ? [] : [{ line, values: Object.fromEntries(values) }];
  });
}
