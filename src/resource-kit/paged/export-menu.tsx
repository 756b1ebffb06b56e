import { useMutation } from '@tanstack/react-query';
import { ChevronDown, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { saveFile, toCsv } from '@/lib/csv';
import { toAppError } from '@/lib/errors';
import { officeDay } from '@/lib/today';
import { toXlsx } from '@/lib/xlsx';
import type { AnyPagedRow, PagedColumn, PagedList } from './define-paged-list';
import type { PagedView } from './list-address';
import { matchingRows } from './paged-queries';
import { usePagedTexts, useShownColumn } from './paged-texts';

const FORMATS = ['csv', 'xlsx'] as const;

/** What the list is narrowed to, as a file: every column as the screen shows it; days and numbers for machines. */
export function ExportMenu({ list, view }: { list: PagedList; view: PagedView }) {
  const { t } = useTranslation(['paged', 'resourceKit']);
  const text = usePagedTexts(list);
  const shown = useShownColumn(list);

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
    mutationFn: async (format: (typeof FORMATS)[number]) => {
      const { rows, isCut } = await matchingRows(list, view);
      const header = list.columns.map(({ column }) => text(`columns.${column}`));
      const lines = rows.map((row) => list.columns.map((column) => cell(column, row)));
      const file = format === 'csv' ? await toCsv(header, lines) : await toXlsx(header, lines);
      saveFile(`${list.table}-${officeDay(new Date())}.${format}`, file);
      return { count: rows.length, isCut };
    },
    onSuccess: ({ count, isCut }) =>
      toast({
        title: t('exported', { count }),
        ...(isCut && { description: t('exportCut', { count }) }),
      }),
    onError: (error) =>
      toast({
        title: t('exportFailed'),
        description: t(`resourceKit:reasons.${toAppError(error).kind}`),
        variant: 'destructive',
      }),
  });
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" isPending={save.isPending}>
          <Download aria-hidden />
          {t('export')}
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {FORMATS.map((format) => (
          <DropdownMenuItem key={format} onSelect={() => save.mutate(format)}>
            {t(`formats.${format}`)}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
