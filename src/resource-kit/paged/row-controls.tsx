import { RotateCcw, Trash2 } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { useTexts } from '@/lib/i18n/use-texts';
import type { BulkAction } from '@/resource-kit/bulk/bulk-change';
import { resourceKitMessages } from '@/resource-kit/messages';
import { pagedMessages } from './messages';

interface RowControlsProps {
  title: string;
  isTrash: boolean;
  isKept?: boolean | undefined;
  onAction: (action: BulkAction) => void;
}

/** Buttons to trash a row, or to restore or permanently delete it there; rows that must be kept have none. */
export function RowControls({ title, isTrash, isKept = false, onAction }: RowControlsProps) {
  const { t } = useTexts(resourceKitMessages, pagedMessages);
  if (!isTrash) {
    return isKept ? null : (
      <IconButton size="sm" label={t('paged:trashRow', { title })} onClick={() => onAction('trash')}>
        <Trash2 aria-hidden />
      </IconButton>
    );
  }
  return (
    <>
      <IconButton size="sm" label={t('restoreRow', { title })} onClick={() => onAction('restore')}>
        <RotateCcw aria-hidden />
      </IconButton>
      {!isKept && (
        <IconButton size="sm" label={t('destroyRow', { title })} onClick={() => onAction('delete')}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </>
  );
}
