import { ChevronDown, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { WorkProgress } from '@/components/work-progress';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { MOST_ROWS } from '@/resource-kit/bulk/bulk-change';
import type { PagedList } from './define-paged-list';
import type { PagedView } from './list-address';
import { useExport, type ExportFormat } from './use-export';

const FORMATS: readonly ExportFormat[] = ['csv', 'xlsx'];

/** Saves what the list is narrowed to. Where that takes several parts, it says how far it is and can be stopped. */
export function ExportMenu({ list, view }: { list: PagedList; view: PagedView }) {
  const { t } = useTranslation('paged');
  const language = useLanguage();
  const { start, cancel, isPending, soFar } = useExport(list, view);
  const { done, total, isWriting } = soFar;
  const counts = { done: formatNumber(language, done), total: formatNumber(language, total) };
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
      <Dialog
        open={isPending && total > MOST_ROWS}
        onOpenChange={cancel}
        title={t('exporting')}
        size="sm"
        footer={
          <Button variant="secondary" onClick={cancel}>
            {t('exportCancel')}
          </Button>
        }
      >
        <WorkProgress
          label={t('exporting')}
          done={done}
          total={total}
          words={t(isWriting ? 'exportWriting' : 'exportReading', counts)}
        />
      </Dialog>
    </>
  );
}
