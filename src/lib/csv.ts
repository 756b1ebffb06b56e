/** Bytes that tell Excel the file is UTF-8. */
const BOM = '\uFEFF';

/**
 * Places where a spreadsheet could begin to read a formula: at the start of a cell, and after the separators of any
 * country's lists, whether the file uses them or not. The full-width signs are the same to Excel.
 */
const FORMULA = /(^|[;,|\t\r\n])(?=[ "']*[=+\-@＝＋－＠])|^(?='*[\t\r])/g;
const GUARDED = /(^|[;,|\t\r\n])'(?=[ "']*[=+\-@＝＋－＠])|^'(?='*[\t\r])/g;

/** The text with an apostrophe at each such place, so that no cell becomes a formula. */
const guarded = (text: string) => text.replace(FORMULA, "$1'");

/** Reverses the apostrophes of `toCsv`; text from elsewhere stays as it is, except for the same apostrophes. */
export const unguarded = (text: string) => text.replace(GUARDED, '$1');

/** For XLSX, whose text cells are never formulas: guards only text that reading would mistake for guarded text. */
export const guardedTwice = (text: string) => (unguarded(text) === text ? text : guarded(text));

/** Rows as CSV; no cell can become a formula. The writer is downloaded when it is first needed. */
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

/** Hands a text, or a file made here, to the browser as a file to keep. */
export function saveFile(name: string, content: string | Blob, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun the download by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
