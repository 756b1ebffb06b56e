import type { ImportRow } from './mapping';

/** Rows in one request and transaction: a few hundred milliseconds, and what a cancel has to wait for. */
const MOST_ROWS = 500;
/** The server takes requests of 2 MB; a row of long texts weighs up to 20 kB. */
const MOST_CHARACTERS = 500_000;

/** The rows of a file in the parts in which they are checked and written, in their order. */
export function batchesOf(rows: readonly ImportRow[]): ImportRow[][] {
  const parts: ImportRow[][] = [];
  let characters = Infinity;
  for (const row of rows) {
    const weight = JSON.stringify(row.values).length;
    const part = parts.at(-1);
    if (part && part.length < MOST_ROWS && characters + weight <= MOST_CHARACTERS) {
      part.push(row);
      characters += weight;
    } else {
      parts.push([row]);
      characters = weight;
    }
  }
  return parts;
}
