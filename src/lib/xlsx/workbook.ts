import readWorkbook from 'read-excel-file/universal';
import writeWorkbook from 'write-excel-file/universal';
import { guardedTwice } from '@/lib/csv';

type CellValue = string | number;
/** The value of a cell read from a workbook. */
export type ReadCell = string | number | boolean | Date | null;
export interface WorkbookTable {
  header: readonly string[];
  rows: readonly (readonly CellValue[])[];
}
export interface ReadSheet {
  name: string;
  lines: readonly (readonly ReadCell[])[];
}

/** Task for the worker: write one table as a workbook, or read every sheet of one. */
export type WorkbookTask = { write: WorkbookTable } | { read: ArrayBuffer };
export type WorkbookResult = { file: Blob } | { sheets: ReadSheet[] } | { failed: string };

/**
 * Workbooks escape characters as _x0041_, so the underscore of text that looks like an escape is escaped too.
 */
const NUMBERED = /_(?=x[0-9a-f]{4}_)/gi;

/** Escapes a text so that reading the workbook returns it unchanged. */
const kept = (text: string) => guardedTwice(text).replace(NUMBERED, '_x005F_');

/** Writes a table as a workbook with one sheet, the header row in bold. */
export async function tableToWorkbook({ header, rows }: WorkbookTable): Promise<Blob> {
  const cell = (value: CellValue) =>
    typeof value === 'number' ? { value, type: Number } : { value: kept(value), type: String };
  const lines = [
    header.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cell)),
  ];
  return writeWorkbook(lines).toBlob();
}

async function read(buffer: ArrayBuffer): Promise<ReadSheet[]> {
  const sheets = await readWorkbook(buffer);
  // The library types dates as the Date constructor.
  return sheets.map(({ sheet, data }) => ({ name: sheet, lines: data as unknown as ReadCell[][] }));
}

/** Answers the worker's requests; errors are sent as responses too. */
export async function runTask(order: WorkbookTask): Promise<WorkbookResult> {
  try {
    return 'write' in order
      ? { file: await tableToWorkbook(order.write) }
      : { sheets: await read(order.read) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
