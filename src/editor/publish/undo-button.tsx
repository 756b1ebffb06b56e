import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { editorKitMessages } from '@/editor/messages';

/** Undo button of a toast. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const { t } = useTexts(editorKitMessages);
  return (
    <Button variant="secondary" size="sm" onClick={onUndo}>
      {t('undo')}
    </Button>
  );
}
