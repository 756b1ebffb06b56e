import { decodeText } from '@/lib/decode-text';
import { readXlsx, WorkbookError } from '@/lib/xlsx/xlsx';
import { certificateNumbers } from './list-input';

const MAX_BYTES = 2_000_000;

export type ListFileProblem = 'tooBig' | 'notATable' | 'oldExcel' | 'broken' | 'nothing';
export class ListFileError extends Error {
  readonly code: ListFileProblem;
  constructor(code: ListFileProblem, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** Returns the cells of all sheets, row by row; writes out numeric cells such as a NIB. */
async function cellsOfBook(buffer: ArrayBuffer): Promise<string[]> {
  try {
    const sheets = await readXlsx(buffer);
    return sheets.flatMap(({ lines }) => lines.flat()).map((cell) => String(cell ?? ''));
  } catch (error) {
    if (error instanceof WorkbookError) throw new ListFileError('broken', { cause: error });
    throw error;
  }
}

async function cellsOfText(buffer: ArrayBuffer): Promise<string[]> {
  const text = decodeText(new Uint8Array(buffer));
  if (text.includes('\0') || text.startsWith('%PDF')) throw new ListFileError('notATable');
  const { parse } = await import('papaparse');
  return parse<string[]>(text.replace(/^\uFEFF/, '')).data.flat();
}

/** Reads numbers and NIBs from any column of a CSV or XLSX file. @throws ListFileError */
export async function readList(file: File): Promise<string[]> {
  if (file.size > MAX_BYTES) throw new ListFileError('tooBig');
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new ListFileError('oldExcel');
  const numbers = certificateNumbers(
    await (startsWith(bytes, 0x50, 0x4b) ? cellsOfBook(buffer) : cellsOfText(buffer)),
  );
  if (numbers.length === 0) throw new ListFileError('nothing');
  return numbers;
}
