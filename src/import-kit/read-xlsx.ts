import readWorkbook from 'read-excel-file/universal';
import type { Cell } from './define-import';
import { FileProblem, sheetFrom, type Sheet } from './sheet';

/** Every sheet of a workbook. */
export async function sheetsOf(buffer: ArrayBuffer): Promise<(Sheet | null)[]> {
  try {
    const sheets = await readWorkbook(buffer);
    // The library names the constructor of dates where it means a date.
    return sheets.map(({ sheet, data }) => sheetFrom(sheet, data as unknown as Cell[][]));
  } catch (error) {
    throw new FileProblem('broken', { cause: error });
  }
}
