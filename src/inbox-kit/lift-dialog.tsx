import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/notice';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { useLiftRestriction, type Subject } from './data-request-actions';
import { useRefusalWords } from './refusal-words';

const SHORTEST = 5;

/** Ends a restriction, for a reason that stays in the register. */
export function LiftDialog({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const { t } = useTranslation(['inboxKit', 'common']);
  const say = useRefusalWords();
  const form = useId();
  const [reason, setReason] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const lift = useLiftRestriction(subject);
  const isShort = reason.trim().length < SHORTEST;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isShort || lift.isPending) return;
    lift.mutate(reason, {
      onSuccess: () => {
        toast({ title: t('personalData.lifted') });
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('personalData.lift')}
      description={t('personalData.liftHint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={form} isPending={lift.isPending}>
            {t('personalData.lift')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="space-y-4">
        <Field
          label={t('personalData.reason')}
          required
          error={wasSubmitted && isShort ? t('personalData.reasonShort') : undefined}
        >
          <TextArea
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {lift.isError && <Notice tone="danger" live="assertive" title={say(lift.error)} />}
      </form>
    </Dialog>
  );
}
