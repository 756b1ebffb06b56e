import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { toast } from '@/components/toast/toast';
import type { ImportDefinition } from './define-import';
import { useFailureWords } from './import-words';
import { useUndoImport, type UndoReport } from './queries';

interface UndoDialogProps {
  definition: ImportDefinition;
  id: string;
  fileName: string;
  onClose: () => void;
  onUndone: (report: UndoReport) => void;
}

/** Asks once, then takes an import back. */
export function UndoDialog({ definition, id, fileName, onClose, onUndone }: UndoDialogProps) {
  const { t } = useTranslation('importKit');
  const queryClient = useQueryClient();
  const failure = useFailureWords();
  const undo = useUndoImport();
  const confirm = () =>
    undo.mutate(id, {
      onSuccess: (report) => {
        onUndone(report);
        toast({ title: t('undo.done'), description: t('undo.taken', { count: report.taken_back }) });
        void queryClient.invalidateQueries({ queryKey: [definition.kind] });
      },
      onError: (error) =>
        toast({ title: t('undo.failed'), description: failure(error), variant: 'destructive' }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('undo.question', { file: fileName })}
      message={t('undo.hint')}
      confirmLabel={t('undo.confirm')}
      tone="danger"
      onConfirm={confirm}
      isPending={undo.isPending}
    />
  );
}
