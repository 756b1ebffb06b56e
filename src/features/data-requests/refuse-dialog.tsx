import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/notice';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { useRefusalWords } from '@/inbox-kit/refusal-words';
import { useRefuse, type DataRequest } from './queries';

const SHORTEST = 5;

/** Refuses a request; the reason stays in the register and is what the person is told. */
export function RefuseDialog({ request, onClose }: { request: DataRequest; onClose: () => void }) {
  const { t } = useTranslation(['dataRequests', 'inboxKit', 'common']);
  const say = useRefusalWords();
  const form = useId();
  const [reason, setReason] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const refuse = useRefuse(request.id);
  const isShort = reason.trim().length < SHORTEST;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isShort || refuse.isPending) return;
    refuse.mutate(reason, {
      onSuccess: () => {
        toast({ title: t('refusedToast') });
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('refuseTitle')}
      description={t('refuseHint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={form} isPending={refuse.isPending}>
            {t('refuse')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="space-y-4">
        <Field
          label={t('inboxKit:personalData.reason')}
          required
          error={wasSubmitted && isShort ? t('inboxKit:personalData.reasonShort') : undefined}
        >
          <TextArea
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {refuse.isError && <Notice tone="danger" live="assertive" title={say(refuse.error)} />}
      </form>
    </Dialog>
  );
}
