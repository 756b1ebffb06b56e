import type { Cell } from './define-import';

export const MAX_BYTES = 10_000_000;
export const MAX_SHEET_ROWS = 20_000;

/** Table in a file. The first non-empty line contains the headings. */
export interface Sheet {
  name: string;
  headings: string[];
  /** `line`: line number in the file, as spreadsheets show it. */
  rows: { line: number; cells: Cell[] }[];
}

/** Opened file. Problems of unreadable files are keys of `problems` in the shared texts. */
export interface OpenedFile {
  /** Unique per opening, even for files of the same name. */
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

export class SheetProblem extends Error {
  readonly code: FileProblemCode;
  /** The only line of a file without rows; it may contain headings. */
  readonly line: string[];
  constructor(code: FileProblemCode, { line = [], ...options }: ErrorOptions & { line?: string[] } = {}) {
    super(code, options);
    this.code = code;
    this.line = line;
  }
}

const isBlank = (cell: Cell | undefined) => cell == null || (typeof cell === 'string' && cell.trim() === '');
const headingOf = (cell: Cell | undefined) => (isBlank(cell) ? '' : String(cell).replace(/\s+/g, ' ').trim());

/** Returns the table in the lines of a sheet; null if empty. Skips empty lines. */
export function sheetFrom(name: string, lines: readonly (readonly Cell[])[]): Sheet | null {
  const filled = lines
    .map((cells, index) => ({ line: index + 1, cells: [...cells] }))
    .filter(({ cells }) => !cells.every(isBlank));
  const [first, ...rows] = filled;
  if (!first) return null;
  // Spreadsheets save empty columns on the right that were once used.
  const width = filled.reduce(
    (most, { cells }) => Math.max(most, cells.findLastIndex((c) => !isBlank(c)) + 1),
    0,
  );
  const headings = Array.from({ length: width }, (_, column) => headingOf(first.cells[column]));
  return { name, headings, rows };
}

/** Returns the sheets with rows. @throws MediaFileProblem if there are none, or one is too long */
export function usableSheets(sheets: readonly (Sheet | null)[]): Sheet[] {
  const filled = sheets.filter((sheet) => sheet !== null);
  if (filled.length === 0) throw new SheetProblem('empty');
  const usable = filled.filter(({ rows }) => rows.length > 0);
  if (usable.length === 0) {
    throw new SheetProblem('headingsOnly', { line: filled.flatMap(({ headings }) => headings) });
  }
  const short = usable.filter(({ rows }) => rows.length <= MAX_SHEET_ROWS);
  if (short.length === 0) throw new SheetProblem('tooManyRows');
  return short;
}

/** Returns the spreadsheet name of a column: A, B … AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}
