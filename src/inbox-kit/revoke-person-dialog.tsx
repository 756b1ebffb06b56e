import { useId, useState, type SubmitEvent } from 'react';
import { FailureNotice } from '@/components/failure-notice';
import { commonMessages } from '@/components/messages';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { DraftNotice } from '@/draft-kit/draft-notice';
import { useFormDraft } from '@/draft-kit/use-form-draft';
import { useTexts } from '@/lib/i18n/use-texts';
import { useRevokePerson } from './actions';
import type { CaseInbox } from './case-inbox';
import type { CasePerson } from './detail-queries';
import { inboxKitMessages } from './messages';
import { useRefusalWords } from './refusal-words';

interface RevokePersonDialogProps {
  inbox: CaseInbox;
  person: CasePerson;
  onClose: () => void;
}

/** Takes back, with a reason that is kept, that somebody took part in the matter. */
export function RevokePersonDialog({ inbox, person, onClose }: RevokePersonDialogProps) {
  const { t } = useTexts(inboxKitMessages, commonMessages);
  const say = useRefusalWords();
  const form = useId();
  const draft = useFormDraft(`revoke:${person.case_id}:${person.id}`, 'tab', '');
  const reason = draft.values;
  const [wasSubmitted, setSubmitted] = useState(false);
  const revoke = useRevokePerson(inbox);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!reason.trim() || revoke.isPending) return;
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
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('people.revokeOf', { name: person.person_name ?? t('formerColleague') })}
      description={t('people.revokeHint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={form} isPending={revoke.isPending}>
            {t('people.revoke')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="space-y-4">
        <DraftNotice restored={draft.restored} />
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
        {revoke.isError && <FailureNotice of={revoke.error} title={say(revoke.error)} />}
      </form>
    </Dialog>
  );
}
