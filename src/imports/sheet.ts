import type { Cell } from './define-import';

export const MAX_BYTES = 10_000_000;
export const MAX_ROWS = 20_000;

/** A table in a file: the first line with content is its heading. */
export interface Sheet {
  name: string;
  headings: string[];
  /** line: its number in the file, as a spreadsheet shows it. */
  rows: { line: number; cells: Cell[] }[];
}

/** A file that was read. The problems of one that could not be are keys of `problems` in the kit's texts. */
export interface OpenedFile {
  /** Tells one opening from the next, also of a file with the same name. */
  id: string;
  name: string;
  sheets: Sheet[];
}

export type FileProblemCode =
  | 'tooBig'
  | 'tooManyRows'
  | 'empty'
  | 'headingsOnly'
  | 'notATable'
  | 'oldExcel'
  | 'locked'
  | 'broken'
  | 'stopped';

export class FileProblem extends Error {
  readonly code: FileProblemCode;
  /** The one line of a file without rows: headings, or not. */
  readonly line: string[];
  constructor(code: FileProblemCode, { line = [], ...options }: ErrorOptions & { line?: string[] } = {}) {
    super(code, options);
    this.code = code;
    this.line = line;
  }
}

const isBlank = (cell: Cell | undefined) => cell == null || (typeof cell === 'string' && cell.trim() === '');
const headingOf = (cell: Cell | undefined) => (isBlank(cell) ? '' : String(cell).replace(/\s+/g, ' ').trim());

/** The table in the lines of a sheet; null when there is nothing in it. Lines without any content are passed over. */
export function sheetFrom(name: string, lines: readonly (readonly Cell[])[]): Sheet | null {
  const filled = lines
    .map((cells, index) => ({ line: index + 1, cells: [...cells] }))
    .filter(({ cells }) => !cells.every(isBlank));
  const [first, ...rows] = filled;
  if (!first) return null;
  // Spreadsheets keep columns to the right that were once used.
  const width = filled.reduce(
    (most, { cells }) => Math.max(most, cells.findLastIndex((c) => !isBlank(c)) + 1),
    0,
  );
  const headings = Array.from({ length: width }, (_, column) => headingOf(first.cells[column]));
  return { name, headings, rows };
}

/**
 * The sheets of a file that hold rows. Throws FileProblem when there is none, or one is too long.
 */
export function usableSheets(sheets: readonly (Sheet | null)[]): Sheet[] {
  const filled = sheets.filter((sheet) => sheet !== null);
  if (filled.length === 0) throw new FileProblem('empty');
  const usable = filled.filter(({ rows }) => rows.length > 0);
  if (usable.length === 0) {
    throw new FileProblem('headingsOnly', { line: filled.flatMap(({ headings }) => headings) });
  }
  const short = usable.filter(({ rows }) => rows.length <= MAX_ROWS);
  if (short.length === 0) throw new FileProblem('tooManyRows');
  return short;
}

/** A column of a sheet as a spreadsheet names it: A, B … AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}
