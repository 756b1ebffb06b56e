import type { UseMutationResult } from '@tanstack/react-query';
import { Field } from '@/ui/controls/field';
import { TextArea } from '@/ui/controls/text-area';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';

const SHORTEST = 5;

interface ReasonDialogProps {
  /** The name of its draft: what is done, and to which record. */
  name: string;
  title: string;
  description: string;
  /** The words of the button that does it. */
  action: string;
  /** Of the reason, where it is another than the one for the register of data requests. */
  label?: string;
  hint?: string;
  /** A mutation whose variable is the reason. */
  task: Pick<UseMutationResult<unknown, Error, string>, 'isPending' | 'isError' | 'error' | 'mutateAsync'>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the reason that stays on record, in the register of data requests or on the timeline, does what it is for, and says what was refused. */
export function ReasonDialog({
  name,
  title,
  description,
  action,
  label,
  hint,
  task,
  onDone,
  onClose,
}: ReasonDialogProps) {
  const { t } = useCaseTexts(inboxKitMessages);
  const say = useRefusalMessage();
  const draft = useFormDraft(name, 'tab', '');
  const reason = draft.values;
  const isShort = reason.trim().length < SHORTEST;
  const submit = () => {
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
    <FormDialog
      title={title}
      description={description}
      action={action}
      restored={draft.restored}
      task={task}
      say={say}
      isComplete={!isShort}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <Field
          label={label ?? t('personalData.reason')}
          hint={hint}
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
      )}
    </FormDialog>
  );
}
