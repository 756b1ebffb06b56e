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
  /** Label of the submit button. */
  action: string;
  variant?: ButtonProps['variant'];
  restored: Restored;
  /** Mutation that submits the form. */
  task: { isPending: boolean; error: Error | null; isUnknown?: boolean };
  /** Returns the message for an error. */
  say: (error: Error) => string;
  /** Heading of the error message; without it, the message is the heading. */
  refused?: string;
  /** True if all required input is present. `onSubmit` is called only then, and never while pending. */
  isComplete: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** Renders the fields, which show missing input once the form has been submitted. */
  children: (wasSubmitted: boolean) => ReactNode;
}

/** Renders a dialog with a form that stores a draft. Shows errors below the fields, and a Cancel button. */
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
