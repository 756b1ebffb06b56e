import { toast } from '@/ui/toast/toast';
import { Field } from '@/ui/controls/field';
import { TextArea } from '@/ui/controls/text-area';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import type { CaseInbox } from '@/features/cases/inbox/case-inbox';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { useRevokePerson } from './actions';
import type { CasePerson } from './detail-queries';

interface RevokePersonDialogProps {
  inbox: CaseInbox;
  person: CasePerson;
  onClose: () => void;
}

/** Renders the form that revokes a person's involvement, with a reason for the record. */
export function RevokePersonDialog({ inbox, person, onClose }: RevokePersonDialogProps) {
  const { t } = useCaseTexts(inboxKitMessages);
  const messageFor = useRefusalMessage();
  const draft = useFormDraft(`revoke:${person.case_id}:${person.id}`, 'tab', '');
  const reason = draft.values;
  const revoke = useRevokePerson(inbox);

  const submit = () => {
    revoke.mutate(
      { person_id: person.id, reason: reason.trim() },
      {
        onSuccess: () => {
          toast({ title: t('people.revoked') });
          draft.done();
          onClose();
        },
      },
    );
  };

  return (
    <FormDialog
      title={t('people.revokeOf', { name: person.person_name ?? t('formerColleague') })}
      description={t('people.revokeHint')}
      action={t('people.revoke')}
      restored={draft.restored}
      task={revoke}
      say={messageFor}
      isComplete={reason.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <Field
          label={t('people.revokeReason')}
          required
          error={wasSubmitted && !reason.trim() ? t('moves.required') : undefined}
        >
          <TextArea
            rows={3}
            maxLength={2000}
            value={reason}
            onChange={(event) => draft.set(event.target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}
