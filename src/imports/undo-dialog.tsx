import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { FailureNotice } from '@/ui/failure-notice';
import { toast } from '@/ui/toast/toast';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ImportDefinition } from './define-import';
import { useFailureWords } from './use-import-texts';
import { importKitMessages } from './messages';
import { useUndoImport, type UndoReport } from './queries';

interface UndoDialogProps {
  definition: ImportDefinition;
  id: string;
  fileName: string;
  /** Number of rows that the import wrote. */
  total: number;
  /** Number of rows that an interrupted undo has processed. */
  before?: number;
  onClose: () => void;
  onUndone: (report: UndoReport) => void;
}

/**
 * Renders a confirmation, then undoes the import. Closing it stops after the current batch; the history
 * offers to continue.
 */
export function UndoDialog({
  definition,
  id,
  fileName,
  total,
  before = 0,
  onClose,
  onUndone,
}: UndoDialogProps) {
  const { t } = useTexts(importKitMessages);
  const language = useLanguage();
  const queryClient = useQueryClient();
  const failure = useFailureWords();
  const [soFar, setSoFar] = useState<UndoReport>();
  const [stopping] = useState(() => new AbortController());
  const undo = useUndoImport(setSoFar, stopping.signal);
  const number = (value: number) => formatNumber(language, value);
  const confirm = () =>
    undo.mutate(id, {
      onSuccess: (report) => {
        onUndone(report);
        toast({ title: t('undo.done'), description: t('undo.taken', { count: report.taken_back }) });
        void queryClient.invalidateQueries({ queryKey: [definition.kind] });
        onClose();
      },
    });
  const done = soFar ? soFar.taken_back + soFar.kept_count : before;
  return (
    <ConfirmDialog
      open
      onOpenChange={() => {
        stopping.abort();
        onClose();
      }}
      title={t('undo.question', { file: fileName })}
      message={
        undo.isPending ? (
          <span role="status">{t('undo.progress', { done: number(done), total: number(total) })}</span>
        ) : (
          t('undo.hint')
        )
      }
      confirmLabel={t(undo.isError ? 'undo.rest' : 'undo.confirm')}
      tone="danger"
      onConfirm={confirm}
      isPending={undo.isPending}
    >
      {undo.isError && (
        <FailureNotice of={undo.error} title={t('undo.failed')}>
          <p>{failure(undo.error)}</p>
        </FailureNotice>
      )}
    </ConfirmDialog>
  );
}
