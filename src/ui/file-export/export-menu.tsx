import { ChevronDown, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/controls/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/ui/controls/dropdown-menu';
import { toCsv } from '@/lib/csv';
import { useTexts } from '@/lib/i18n/use-texts';
import { toXlsx } from '@/lib/xlsx/xlsx';
import { exportMessages } from './messages';

const FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof FORMATS)[number];

/** Returns a table as a file in the given format. */
export const tableFile = (
  format: ExportFormat,
  header: readonly string[],
  lines: readonly (readonly (string | number)[])[],
  signal: AbortSignal,
): Promise<string | Blob> => (format === 'csv' ? toCsv(header, lines) : toXlsx(header, lines, signal));

interface ExportMenuProps {
  start: (format: ExportFormat) => void;
  isPending: boolean;
  dialog: ReactNode;
  size?: 'sm' | 'md';
}

/**
 * Renders the menu of file formats for exporting the filtered list. Its props are the result of
 * useFileExport.
 */
export function ExportMenu({ start, isPending, dialog, size = 'md' }: ExportMenuProps) {
  const { t } = useTexts(exportMessages);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="secondary" size={size} isPending={isPending}>
            <Download aria-hidden />
            {t('export')}
            <ChevronDown aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {FORMATS.map((format) => (
            <DropdownMenuItem key={format} onSelect={() => start(format)}>
              {t(`formats.${format}`)}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog}
    </>
  );
}
