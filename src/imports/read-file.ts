import { newId } from '@/lib/new-id';
import { readXlsx, WorkbookError } from '@/lib/xlsx/xlsx';
import { SheetProblem, MAX_BYTES, sheetFrom, usableSheets, type OpenedFile, type Sheet } from './sheet';

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/**
 * Old Excel files and password-protected ones share a container format; the latter have a stream of this
 * name.
 */
const ENCRYPTED = Array.from('EncryptedPackage').flatMap((letter) => [letter.charCodeAt(0), 0]);

function holds(bytes: Uint8Array, part: readonly number[]): boolean {
  for (let at = bytes.indexOf(part[0] ?? 0); at >= 0; at = bytes.indexOf(part[0] ?? 0, at + 1)) {
    if (part.every((byte, offset) => bytes[at + offset] === byte)) return true;
  }
  return false;
}

type Sheets = (Sheet | null)[];

/** Reads all sheets of a workbook in a worker. */
async function sheetsOfBook(buffer: ArrayBuffer, signal?: AbortSignal): Promise<Sheets> {
  try {
    return (await readXlsx(buffer, signal)).map(({ name, lines }) => sheetFrom(name, lines));
  } catch (error) {
    if (error instanceof WorkbookError) throw new SheetProblem(error.code, { cause: error });
    throw error;
  }
}

async function sheetOfText(buffer: ArrayBuffer, name: string): Promise<Sheets> {
  const { sheetsOf } = await import('./read-csv');
  return sheetsOf(buffer, name);
}

/**
 * Opens a CSV or XLSX file, detected by its content. The parsers are loaded on demand. @throws MediaFileProblem,
 * or the signal's reason
 */
export async function readImportFile(file: File, signal?: AbortSignal): Promise<OpenedFile> {
  if (file.size > MAX_BYTES) throw new SheetProblem('tooBig');
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  if (bytes.length === 0) throw new SheetProblem('empty');
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new SheetProblem(holds(bytes, ENCRYPTED) ? 'locked' : 'oldExcel');
  }
  const isZip = startsWith(bytes, 0x50, 0x4b);
  const sheets = usableSheets(await (isZip ? sheetsOfBook(buffer, signal) : sheetOfText(buffer, file.name)));
  signal?.throwIfAborted();
  return { id: newId(), name: file.name, sheets };
}
