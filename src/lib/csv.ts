/** Byte order mark, by which Excel recognises UTF-8. */
const BOM = '\uFEFF';

/**
 * Positions where a spreadsheet could read a formula: the start of a cell, and after any locale's list
 * separator, because a spreadsheet may split there even if the file uses another. Excel also accepts
 * full-width signs.
 */
const FORMULA = /(^|[;,|\t\r\n])(?=[ "']*[=+\-@＝＋－＠])|^(?='*[\t\r])/g;
const GUARDED = /(^|[;,|\t\r\n])'(?=[ "']*[=+\-@＝＋－＠])|^'(?='*[\t\r])/g;

/** Inserts an apostrophe at each such position, so that no cell becomes a formula. */
const guarded = (text: string) => text.replace(FORMULA, "$1'");

/**
 * Removes the apostrophes added by `toCsv`. Cannot distinguish them from apostrophes of the original text.
 */
export const unguarded = (text: string) => text.replace(GUARDED, '$1');

/**
 * Guards only text that `unguarded` would change. Other text needs no guard: in XLSX, text cells are never
 * formulas.
 */
export const guardedTwice = (text: string) => (unguarded(text) === text ? text : guarded(text));

/** Returns rows as CSV in which no cell is a formula. Downloads the writer on first use. */
export async function toCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Promise<string> {
  const { unparse } = await import('papaparse');
  const cells = [header, ...rows].map((row) =>
    row.map((cell) => (typeof cell === 'string' ? guarded(cell) : cell)),
  );
  return BOM + unparse(cells);
}

/** Downloads a text or Blob as a file. */
export function saveFile(name: string, content: string | Blob, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has started by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
