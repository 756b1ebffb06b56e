import type { UseMutationResult } from '@tanstack/react-query';
import { Field } from '@/ui/controls/field';
import { TextArea } from '@/ui/controls/text-area';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';

const MIN_LENGTH = 5;

interface ReasonDialogProps {
  /** Name of the draft: the action and the record. */
  name: string;
  title: string;
  description: string;
  /** Label of the submit button. */
  action: string;
  /** Label of the reason; defaults to the one for data requests. */
  label?: string;
  hint?: string;
  /** Mutation whose variable is the reason. */
  task: Pick<UseMutationResult<unknown, Error, string>, 'isPending' | 'isError' | 'error' | 'mutateAsync'>;
  onDone: () => void;
  onClose: () => void;
}

/** Renders a form for a reason, runs the mutation with it, and shows an error if it is refused. */
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
  const messageFor = useRefusalMessage();
  const draft = useFormDraft(name, 'tab', '');
  const reason = draft.values;
  const isShort = reason.trim().length < MIN_LENGTH;
  const submit = () => {
    // A promise instead of mutate callbacks: refreshed data may unmount the dialog before they run.
    task.mutateAsync(reason).then(
      () => {
        draft.done();
        onDone();
      },
      // The form shows the error.
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
      say={messageFor}
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
