import { ChevronDown, Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ShownPagedList } from './define-paged-list';
import type { PagedView } from './list-address';
import { pagedMessages } from './messages';
import { useExport, type ExportFormat } from './use-export';

const FORMATS: readonly ExportFormat[] = ['csv', 'xlsx'];

/** Saves what the list is narrowed to. */
export function ExportMenu({ list, view }: { list: ShownPagedList; view: PagedView }) {
  const { t } = useTexts(pagedMessages);
  const { start, isPending, dialog } = useExport(list, view);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="secondary" isPending={isPending}>
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
