/** Bytes that tell Excel the file is UTF-8. */
const BOM = '\uFEFF';

/**
 * Rows as CSV. A cell that a spreadsheet would read as a formula is kept a text by an apostrophe before it.
 * The writer is downloaded when it is first needed.
 */
export async function toCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Promise<string> {
  const { unparse } = await import('papaparse');
  return BOM + unparse([[...header], ...rows.map((row) => [...row])], { escapeFormulae: true });
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
