import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { useRestoreFromAudit } from './queries';
import { auditScreenMessages } from './screen-messages';

const REASONS = ['not_found', 'not_possible', 'row_gone', 'row_exists', 'newer_change', 'decided'] as const;

/** Returns why an entry could not be restored, as a message key under `restoreReason`. */
function restoreProblem({ kind, message }: { kind: string; message: string }) {
  if (message === 'session.not_fresh') return 'not_fresh';
  // certificate.decided: only decisions change the contents of a published certificate.
  const code = message.replace(/^(restore|certificate)\./, '');
  const known = REASONS.find((reason) => reason === code);
  if (known) return known;
  if (kind === 'network' || kind === 'malformed') return 'network';
  return kind === 'conflict' || kind === 'invalid' ? 'refused' : 'unknown';
}

interface RestoreButtonProps {
  entry: { id: string; table_name: string; action: string };
  onDone: () => void;
  /** Receives the error message, shown next to the button: a toast would be hidden behind the dialog. */
  onFailure: (reason: string) => void;
}

/** Renders a button that restores the row to the state before the entry, after a confirmation. */
export function RestoreButton({ entry, onDone, onFailure }: RestoreButtonProps) {
  const { t } = useTexts(auditScreenMessages);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { mutate, isPending } = useRestoreFromAudit();
  const isDeleted = entry.action === 'delete';
  const label = t(isDeleted ? 'restoreRow' : 'restoreChange');

  const restore = () =>
    mutate(
      { id: entry.id, table: entry.table_name },
      {
        onSuccess: () => {
          toast({ title: t('restored'), description: t('restoredHint') });
          onDone();
        },
        onError: (error) => {
          setDialogOpen(false);
          onFailure(t(`restoreReason.${restoreProblem(toAppError(error))}`));
        },
      },
    );

  return (
    <>
      <Button onClick={() => setDialogOpen(true)}>
        <Undo2 aria-hidden />
        {label}
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        onOpenChange={setDialogOpen}
        title={t(isDeleted ? 'restoreRowTitle' : 'restoreChangeTitle')}
        message={t('restoreHint')}
        confirmLabel={label}
        onConfirm={restore}
        isPending={isPending}
      />
    </>
  );
}
