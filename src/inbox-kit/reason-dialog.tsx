import type { UseMutationResult } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { FailureNotice } from '@/components/failure-notice';
import { commonMessages } from '@/components/messages';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { DraftNotice } from '@/draft-kit/draft-notice';
import { useFormDraft } from '@/draft-kit/use-form-draft';
import { useTexts } from '@/lib/i18n/use-texts';
import { inboxKitMessages } from './messages';
import { useRefusalWords } from './refusal-words';

const SHORTEST = 5;

interface ReasonDialogProps {
  /** The name of its draft: what is done, and to which record. */
  name: string;
  title: string;
  description: string;
  /** The words of the button that does it. */
  action: string;
  /** A mutation whose variable is the reason. */
  task: Pick<UseMutationResult<unknown, Error, string>, 'isPending' | 'isError' | 'error' | 'mutateAsync'>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the reason that stays in the register of data requests, does what it is for, and says what was refused. */
export function ReasonDialog({ name, title, description, action, task, onDone, onClose }: ReasonDialogProps) {
  const { t } = useTexts(inboxKitMessages, commonMessages);
  const say = useRefusalWords();
  const form = useId();
  const draft = useFormDraft(name, 'tab', '');
  const reason = draft.values;
  const [wasSubmitted, setSubmitted] = useState(false);
  const isShort = reason.trim().length < SHORTEST;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isShort || task.isPending) return;
    // Not by callbacks of the window: it may be gone with what it is about when that is read again.
    task.mutateAsync(reason).then(
      () => {
        draft.done();
        onDone();
      },
      // Shown in the form.
      () => undefined,
    );
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
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={form} isPending={task.isPending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="space-y-4">
        <DraftNotice restored={draft.restored} />
        <Field
          label={t('personalData.reason')}
          required
          error={wasSubmitted && isShort ? t('personalData.reasonShort') : undefined}
        >
          <TextArea
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={(event) => draft.set(event.target.value)}
          />
        </Field>
        {task.isError && <FailureNotice of={task.error} title={say(task.error)} />}
      </form>
    </Dialog>
  );
}
