import { RotateCcw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/icon-button';
import type { BulkAction } from '@/resource-kit/bulk/bulk-change';

interface RowControlsProps {
  title: string;
  isTrash: boolean;
  isKept?: boolean | undefined;
  onAction: (action: BulkAction) => void;
}

/** To the trash; from there back, or away for good: not of what is kept. */
export function RowControls({ title, isTrash, isKept = false, onAction }: RowControlsProps) {
  const { t } = useTranslation(['resourceKit', 'paged']);
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
