import { useRef, type ReactNode } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import { commonMessages } from './messages';
import { Button } from './controls/button';
import { Dialog } from './controls/dialog';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Question with the name of the entry: "Hapus “Berapa lama prosesnya?”". */
  title: string;
  /** Consequences, and whether the action can be undone. */
  message: ReactNode;
  /** The verb of the question, never "OK". */
  confirmLabel: string;
  onConfirm: () => void;
  /** Error, shown next to the button. */
  children?: ReactNode;
  tone?: 'primary' | 'danger';
  isPending?: boolean;
}

/** Asks for confirmation of an action that is hard to undo. Focuses cancel first. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  message,
  confirmLabel,
  onConfirm,
  children,
  tone = 'primary',
  isPending = false,
}: ConfirmDialogProps) {
  const { t } = useTexts(commonMessages);
  const back = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={message}
      size="sm"
      initialFocus={back}
      footer={
        <>
          <Button ref={back} variant="secondary" onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button variant={tone} onClick={onConfirm} isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
