/** A spreadsheet would run a cell that begins like this as a formula; what a visitor wrote must stay a text. */
const isFormula = (value: string) => /^[=+\-@\t\r]/.test(value) && !/^-?\d+([.,]\d+)?$/.test(value);

function cell(value: string): string {
  const safe = isFormula(value) ? `'${value}` : value;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as a CSV text that spreadsheets open with their letters right (UTF-8 with mark, CRLF). */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Hands a text to the person as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun the download by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
