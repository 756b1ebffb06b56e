import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { useRestoreRow, useTrashRow } from '@/lib/rows';
import type { ShownResource } from '@/forms/resource/define-resource';
import { resourceKitMessages } from '@/forms/resource/messages';
import { useRowTitle } from '@/forms/resource/resource-texts';
import type { KitRow } from '@/forms/resource/row-values';
import { useRowMove } from './use-row-move';

interface RemoveDialogProps {
  resource: ShownResource;
  row: KitRow;
  /** Sentence about the rows below this row in a tree. */
  below?: string | undefined;
  onClose: () => void;
  onRemoved: () => void;
}

/** Renders the confirmation before moving a row to the trash; the notice afterwards offers undo. */
export function RemoveDialog({ resource, row, below, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTexts(resourceKitMessages);
  const title = useRowTitle(resource)(row).text;
  const trash = useTrashRow(resource.table);
  const moveAway = useRowMove(resource, trash);
  const moveBack = useRowMove(resource, useRestoreRow(resource.table));

  const undo = (
    <Button
      variant="secondary"
      size="sm"
      onClick={() => moveBack(row.id, { done: t('restored', { title }) })}
    >
      {t('undo')}
    </Button>
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('remove', { title })}
      message={[t('removeHint'), below].filter(Boolean).join(' ')}
      confirmLabel={t('removeConfirm')}
      tone="danger"
      isPending={trash.isPending}
      onConfirm={() =>
        moveAway(row.id, { done: t('removed', { title }), action: undo }, () => {
          onClose();
          onRemoved();
        })
      }
    />
  );
}
