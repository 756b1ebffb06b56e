import { parse } from 'papaparse';
import { FileProblem, sheetFrom, type Sheet } from './sheet';

/** The first of them where several would do. */
const DELIMITERS = [';', ',', '\t', '|'];
/** Excel's own note of the delimiter, in the first line. */
const NOTE = /^sep=(.)\r?\n/i;

/** A text of whatever encoding spreadsheets write: UTF-8 or UTF-16 by its mark, UTF-8 when it is, else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

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
