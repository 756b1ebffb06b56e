import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { FailureNotice } from '@/ui/failure-notice';
import { commonMessages } from '@/ui/messages';
import { Button, type ButtonProps } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { UnknownOutcome } from '@/ui/unknown-outcome';
import { useTexts } from '@/lib/i18n/use-texts';
import { DraftNotice } from './draft-notice';
import type { Restored } from './use-form-draft';

interface FormDialogProps {
  title: string;
  description: ReactNode;
  /** The words of the button that does it. */
  action: string;
  variant?: ButtonProps['variant'];
  restored: Restored;
  /** The mutation that the form is sent with. */
  task: { isPending: boolean; error: Error | null; isUnknown?: boolean };
  /** The words for a refusal. */
  say: (error: Error) => string;
  /** Heading over those words; without it they are the heading. */
  refused?: string;
  /** Nothing is missing: `onSubmit` is called only then, and never while an answer is awaited. */
  isComplete: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields; what is missing shows once the form was sent. */
  children: (wasSubmitted: boolean) => ReactNode;
}

/** A window with a form that keeps its draft: Cancel and the action below it, a refusal under the fields. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, action, variant, restored, task, say, refused, isComplete, onSubmit, onClose } =
    props;
  const { t } = useTexts(commonMessages);
  const form = useId();
  const [wasSubmitted, setSubmitted] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isComplete && !task.isPending) onSubmit();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} variant={variant} isPending={task.isPending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="space-y-4">
        <DraftNotice restored={restored} />
        {props.children(wasSubmitted)}
        {task.isUnknown && <UnknownOutcome isAsking={task.isPending} />}
        {task.error && !task.isUnknown && (
          <FailureNotice of={task.error} title={refused ?? say(task.error)}>
            {refused && <p>{say(task.error)}</p>}
          </FailureNotice>
        )}
      </form>
    </Dialog>
  );
}
