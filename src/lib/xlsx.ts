/**
 * Rows as a workbook with one sheet, the first line in bold. Every text is stored as a text, so that none runs as a
 * formula. The writer (14 KB) is downloaded when it is first needed.
 */
export async function toXlsx(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const cell = (value: string | number) =>
    typeof value === 'number' ? { value, type: Number } : { value, type: String };
  const lines = [
    header.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cell)),
  ];
  return writeXlsxFile(lines).toBlob();
}
