import type { ImportColumn, ImportDefinition } from './define-import';
import { cellValue, plainWords, type ImportValue, type OptionNames } from './cell-value';
import type { Sheet } from './sheet';

/** Index (0-based) of the file's column for each column of the list. */
export type Mapping = Readonly<Partial<Record<string, number>>>;
/** Returns the labels of a column or option in every language. */
export type Labels = (key: string) => readonly string[];

/** Strips remarks from a heading: “Tanggal terbit (dd/mm/yyyy) *” becomes “tanggal terbit”. */
const withoutRemarks = (heading: string) => plainWords(heading.replace(/\([^)]*\)/g, ' '));

/** Returns the names of a column, most specific first. */
function namesOf({ column, synonyms = [] }: ImportColumn, labels: Labels): string[] {
  return [...labels(`columns.${column}`), column, ...synonyms].map(plainWords);
}

/**
 * Guesses the mapping from the headings, first complete, then without bracketed remarks. Each column on
 * either side is used once; the first matching heading wins.
 */
export function guessMapping(
  { columns }: Pick<ImportDefinition, 'columns'>,
  { headings }: Pick<Sheet, 'headings'>,
  labels: Labels,
): Mapping {
  const found: Record<string, number> = {};
  const taken = new Set<number>();
  const names = columns.map((column) => ({ column: column.column, names: namesOf(column, labels) }));
  // Check the labels of all columns before synonyms, so that a synonym of one cannot match the heading of
  // another.
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

/**
 * Returns the mapping with a field assigned to another column of the file, or to none. Each column has at
 * most one field.
 */
export function remapped(mapping: Mapping, column: string, place: number | undefined): Mapping {
  const others = Object.entries(mapping).filter(([name, at]) => name !== column && at !== place);
  return Object.fromEntries(place === undefined ? others : [...others, [column, place]]);
}

/** Returns true if the file has the columns that identify rows. */
export const hasKey = ({ keys, areKeysJoint }: ImportDefinition, mapping: Mapping): boolean => {
  const isMapped = (key: string) => mapping[key] !== undefined;
  return areKeysJoint ? keys.every(isMapped) : keys.some(isMapped);
};

/** Returns the columns that new rows require and the file lacks. */
export const missingColumns = ({ columns }: ImportDefinition, mapping: Mapping): string[] =>
  columns.filter((each) => each.isNeeded && mapping[each.column] === undefined).map((each) => each.column);

/** Row in the format of import_rows. */
export type ImportRow = { line: number; values: Record<string, ImportValue> };

/** Returns the names of each option of a choice. */
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

/** Converts the rows of a sheet for import_rows, without empty values and empty rows. */
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
