import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '@/components/toast/toast';
import { saveFile, toCsv } from '@/lib/csv';
import { toAppError } from '@/lib/errors';
import { officeDay } from '@/lib/today';
import { toXlsx } from '@/lib/xlsx/xlsx';
import type { AnyPagedRow, PagedColumn, PagedList } from './define-paged-list';
import type { PagedView } from './list-address';
import { matchingRows } from './paged-queries';
import { usePagedTexts, useShownColumn } from './paged-texts';

export type ExportFormat = 'csv' | 'xlsx';
/** How far an export has come; writing: the rows are there, the file is being made. */
interface ExportSoFar {
  done: number;
  total: number;
  isWriting: boolean;
}

const START: ExportSoFar = { done: 0, total: 0, isWriting: false };

/** What the list is narrowed to, as a file: every column as the screen shows it; days and numbers for machines. */
export function useExport(list: PagedList, view: PagedView) {
  const { t } = useTranslation(['paged', 'resourceKit']);
  const text = usePagedTexts(list);
  const shown = useShownColumn(list);
  const [soFar, setSoFar] = useState(START);
  const running = useRef<AbortController>(undefined);
  // Whoever leaves the list needs the file no more.
  useEffect(() => () => running.current?.abort(), []);

  const cell = (column: PagedColumn, row: AnyPagedRow): string | number => {
    const value = row[column.column];
    if (column.kind === 'number') return typeof value === 'number' ? value : '';
    // Both as the database writes them: 2026-11-30, and with the hour where it matters.
    if (column.kind === 'date') return typeof value === 'string' ? value : '';
    if (column.kind === 'moment')
      return typeof value === 'string' ? value.slice(0, 16).replace('T', ' ') : '';
    return shown(column, row).text;
  };
  const save = useMutation({
    mutationFn: async ({ format, signal }: { format: ExportFormat; signal: AbortSignal }) => {
      const { rows, isCut } = await matchingRows(list, view, {
        signal,
        onPart: (done, total) => setSoFar({ done, total, isWriting: false }),
      });
      setSoFar({ done: rows.length, total: rows.length, isWriting: true });
      const header = list.columns.map(({ column }) => text(`columns.${column}`));
      const lines = rows.map((row) => list.columns.map((column) => cell(column, row)));
      const file = format === 'csv' ? await toCsv(header, lines) : await toXlsx(header, lines, signal);
      signal.throwIfAborted();
      saveFile(`${list.table}-${officeDay(new Date())}.${format}`, file);
      return { count: rows.length, isCut };
    },
    onSuccess: ({ count, isCut }) =>
      toast({
        title: t('exported', { count }),
        ...(isCut && { description: t('exportCut', { count }) }),
      }),
    onError: (error, { signal }) => {
      if (signal.aborted) return;
      toast({
        title: t('exportFailed'),
        description: t(`resourceKit:reasons.${toAppError(error).kind}`),
        variant: 'destructive',
      });
    },
  });
  const start = (format: ExportFormat) => {
    running.current = new AbortController();
    setSoFar(START);
    save.mutate({ format, signal: running.current.signal });
  };
  const cancel = () => {
    running.current?.abort();
    toast({ title: t('exportCancelled') });
  };
  return { start, cancel, isPending: save.isPending, soFar };
}
