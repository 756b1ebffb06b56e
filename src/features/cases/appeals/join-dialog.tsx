import { toast } from '@/ui/toast/toast';
import { Field } from '@/ui/controls/field';
import { TextArea } from '@/ui/controls/text-area';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { useTexts } from '@/lib/i18n/use-texts';
import { appealsAdminMessages } from './admin-messages';
import { useJoinAppeal, type DuplicateAppeal } from './duplicate-queries';

const MAX_REASON_LENGTH = 10_000;

interface JoinDialogProps {
  joined: DuplicateAppeal;
  into: DuplicateAppeal;
  onClose: () => void;
}

/** Renders the dialog that joins an appeal to another, with a reason for its appellant. */
export function JoinDialog({ joined, into, onClose }: JoinDialogProps) {
  const { t } = useTexts(appealsAdminMessages);
  const messageFor = useRefusalMessage();
  const draft = useFormDraft(`join:${into.appeal_id}:${joined.appeal_id}`, 'tab', '');
  const reason = draft.values;
  const join = useJoinAppeal();
  const numbers = { number: joined.number, into: into.number };

  const submit = () => {
    join.mutate(
      { id: joined.appeal_id, into_id: into.appeal_id, reason },
      {
        onSuccess: () => {
          toast({ title: t('doubles.joined', numbers) });
          draft.done();
          onClose();
        },
      },
    );
  };

  return (
    <FormDialog
      title={t('doubles.joinTitle', numbers)}
      description={t('doubles.joinHint', numbers)}
      action={t('doubles.confirm')}
      restored={draft.restored}
      task={join}
      say={messageFor}
      refused={t('doubles.refused')}
      isComplete={reason.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <Field
          label={t('doubles.reason')}
          hint={t('doubles.reasonHint')}
          error={wasSubmitted && !reason.trim() ? t('doubles.required') : undefined}
          required
        >
          <TextArea
            rows={4}
            lang={joined.language}
            maxLength={MAX_REASON_LENGTH}
            value={reason}
            onChange={(event) => draft.set(event.target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}
