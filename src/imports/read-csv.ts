import { parse } from 'papaparse';
import { decodeText } from '@/lib/decode-text';
import { FileProblem, sheetFrom, type Sheet } from './sheet';

/** The first of them where several would do. */
const DELIMITERS = [';', ',', '\t', '|'];
/** Excel's own note of the delimiter, in the first line. */
const NOTE = /^sep=(.)\r?\n/i;

/** The delimiter that makes the most columns of the headings. */
function delimiterOf(text: string): string {
  const filled = text.replace(/^[\r\n]+/, '');
  const columns = (delimiter: string) =>
    parse<string[]>(filled, { delimiter, preview: 1 }).data[0]?.length ?? 0;
  return DELIMITERS.reduce((best, each) => (columns(each) > columns(best) ? each : best));
}

/** The one table of a CSV file. The delimiter is the one Excel noted, or the one of the headings. */
export async function sheetsOf(buffer: ArrayBuffer, name: string): Promise<(Sheet | null)[]> {
  const text = decodeText(new Uint8Array(buffer));
  // No table has such a character; pictures, PDFs and the like do at once.
  if (text.includes('\0') || text.startsWith('%PDF')) throw new FileProblem('notATable');
  const noted = NOTE.exec(text);
  const table = noted ? text.slice(noted[0].length) : text;
  const { data } = parse<string[]>(table, { delimiter: noted?.[1] ?? delimiterOf(table) });
  return [sheetFrom(name, data)];
}
