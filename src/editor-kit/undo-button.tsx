import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';

/** Undo button of a notice. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const { t } = useTranslation('editorKit');
  return (
    <Button variant="secondary" size="sm" onClick={onUndo}>
      {t('undo')}
    </Button>
  );
}
