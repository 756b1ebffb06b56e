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
import { useRefusalWords } from '@/inbox-kit/refusal-words';
import { useTexts } from '@/lib/i18n/use-texts';
import { appealsAdminMessages } from './admin-messages';
import { useJoinAppeal, type Double } from './doubles-queries';

const LONGEST = 10_000;

interface JoinDialogProps {
  joined: Double;
  into: Double;
  onClose: () => void;
}

/** One appeal becomes part of another; its reporter reads why. */
export function JoinDialog({ joined, into, onClose }: JoinDialogProps) {
  const { t } = useTexts(appealsAdminMessages, commonMessages);
  const say = useRefusalWords();
  const form = useId();
  const draft = useFormDraft(`join:${into.appeal_id}:${joined.appeal_id}`, 'tab', '');
  const reason = draft.values;
  const [wasSubmitted, setSubmitted] = useState(false);
  const join = useJoinAppeal();
  const numbers = { number: joined.number, into: into.number };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (join.isPending || !reason.trim()) return;
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
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('doubles.joinTitle', numbers)}
      description={t('doubles.joinHint', numbers)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={form} isPending={join.isPending}>
            {t('doubles.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="space-y-4">
        <DraftNotice restored={draft.restored} />
        <Field
          label={t('doubles.reason')}
          hint={t('doubles.reasonHint')}
          error={wasSubmitted && !reason.trim() ? t('doubles.required') : undefined}
          required
        >
          <TextArea
            rows={4}
            lang={joined.language}
            maxLength={LONGEST}
            value={reason}
            onChange={(event) => draft.set(event.target.value)}
          />
        </Field>
        {join.isError && (
          <FailureNotice of={join.error} title={t('doubles.refused')}>
            <p>{say(join.error)}</p>
          </FailureNotice>
        )}
      </form>
    </Dialog>
  );
}
