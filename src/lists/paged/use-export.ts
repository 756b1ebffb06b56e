import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { tableFile, type ExportFormat } from '@/ui/file-export/export-menu';
import { datedName, useFileExport } from '@/ui/file-export/use-file-export';
import { resourceKitMessages } from '@/forms/resource/messages';
import type { AnyPagedRow, PagedColumn, ShownPagedList } from './define-paged-list';
import type { PagedView } from './list-address';
import { matchingRows } from './paged-queries';
import { usePagedTexts, useShownColumn } from './paged-texts';

/**
 * Returns a function that builds a file from rows: columns as on screen, except dates and numbers in
 * machine-readable form.
 */
export function useFileTable(list: ShownPagedList) {
  const text = usePagedTexts(list);
  const shown = useShownColumn(list);

  const cell = (column: PagedColumn, row: AnyPagedRow): string | number => {
    const value = row[column.column];
    if (column.kind === 'number') return typeof value === 'number' ? value : '';
    // Same format as in the database: 2026-11-30, and with the time for timestamps.
    if (column.kind === 'date') return typeof value === 'string' ? value : '';
    if (column.kind === 'moment')
      return typeof value === 'string' ? value.slice(0, 16).replace('T', ' ') : '';
    return shown(column, row).text;
  };
  return {
    header: list.columns.map(({ column }) => text(`columns.${column}`)),
    line: (row: AnyPagedRow) => list.columns.map((column) => cell(column, row)),
  };
}

/** Exports the filtered rows as a file. */
export function useExport(list: ShownPagedList, view: PagedView) {
  const { t } = useTexts(resourceKitMessages);
  const text = usePagedTexts(list);
  const { header, line } = useFileTable(list);
  return useFileExport<ExportFormat>({
    read: async (format, watch) => {
      const { rows, isCut } = await matchingRows(list, view, watch);
      return {
        name: datedName(text('title'), format),
        count: rows.length,
        isCut,
        write: () => tableFile(format, header, rows.map(line), watch.signal),
      };
    },
    reason: (error) => t(`reasons.${toAppError(error).kind}`),
  });
}
