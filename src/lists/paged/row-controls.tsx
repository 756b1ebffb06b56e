import { RotateCcw, Trash2 } from 'lucide-react';
import { useTexts } from '@/lib/i18n/use-texts';
import type { BulkAction } from '@/lists/bulk/bulk-change';
import { resourceKitMessages } from '@/forms/resource/messages';
import { pagedMessages } from './messages';
import type { RowAction } from './row-menu';

interface OfRow {
  title: string;
  isTrash: boolean;
  /** True if the row must not be deleted. */
  isKept: boolean;
  onAction: (action: BulkAction) => void;
}

/** Returns the menu entries that trash a row or, in the trash, restore or permanently delete it. */
export function useTrashActions(): (of: OfRow) => RowAction[] {
  const { t } = useTexts(resourceKitMessages, pagedMessages);
  return ({ title, isTrash, isKept, onAction }) => {
    const restore = {
      label: t('restore'),
      name: t('restoreRow', { title }),
      icon: <RotateCcw aria-hidden />,
      onSelect: () => onAction('restore'),
    };
    const destroy = {
      label: t('destroy'),
      name: t('destroyRow', { title }),
      icon: <Trash2 aria-hidden />,
      onSelect: () => onAction('delete'),
    };
    const trash = {
      label: t('paged:trash'),
      name: t('paged:trashRow', { title }),
      icon: <Trash2 aria-hidden />,
      onSelect: () => onAction('trash'),
    };
    if (isTrash) return isKept ? [restore] : [restore, destroy];
    return isKept ? [] : [trash];
  };
}
