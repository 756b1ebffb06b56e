import type { ImportRow } from './mapping';

/**
 * Maximum rows per request and transaction. One request takes a few hundred milliseconds, the longest wait
 * after a cancel.
 */
const MAX_ROWS = 500;
/** Maximum characters per request. The server accepts 2 MB; a row with long texts has up to 20 kB. */
const MAX_CHARACTERS = 500_000;

/** Splits the rows of a file into batches that are checked and written in order. */
export function batchesOf(rows: readonly ImportRow[]): ImportRow[][] {
  const parts: ImportRow[][] = [];
  let characters = Infinity;
  for (const row of rows) {
    const weight = JSON.stringify(row.values).length;
    const part = parts.at(-1);
    if (part && part.length < MAX_ROWS && characters + weight <= MAX_CHARACTERS) {
      part.push(row);
      characters += weight;
    } else {
      parts.push([row]);
      characters = weight;
    }
  }
  return parts;
}
