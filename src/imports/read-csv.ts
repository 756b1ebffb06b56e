import { parse } from 'papaparse';
import { decodeText } from '@/lib/decode-text';
import { SheetProblem, sheetFrom, type Sheet } from './sheet';

/** In order of preference. */
const DELIMITERS = [';', ',', '\t', '|'];
/** Line that Excel adds at the top to name the delimiter. */
const NOTE = /^sep=(.)\r?\n/i;

/** Returns the delimiter that splits the headings into the most columns. */
function delimiterOf(text: string): string {
  const filled = text.replace(/^[\r\n]+/, '');
  const columns = (delimiter: string) =>
    parse<string[]>(filled, { delimiter, preview: 1 }).data[0]?.length ?? 0;
  return DELIMITERS.reduce((best, each) => (columns(each) > columns(best) ? each : best));
}

/** Reads the table of a CSV file, with the delimiter named by Excel, or else guessed from the headings. */
export async function sheetsOf(buffer: ArrayBuffer, name: string): Promise<(Sheet | null)[]> {
  const text = decodeText(new Uint8Array(buffer));
  // Text files never contain this character; images, PDFs and other binary files do.
  if (text.includes('\0') || text.startsWith('%PDF')) throw new SheetProblem('notATable');
  const noted = NOTE.exec(text);
  const table = noted ? text.slice(noted[0].length) : text;
  const { data } = parse<string[]>(table, { delimiter: noted?.[1] ?? delimiterOf(table) });
  return [sheetFrom(name, data)];
}
