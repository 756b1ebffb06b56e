import { useId, useState, type SubmitEvent } from 'react';
import { FailureNotice } from '@/components/failure-notice';
import { UnknownOutcome } from '@/components/unknown-outcome';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { DraftNotice } from '@/draft-kit/draft-notice';
import { useFormDraft } from '@/draft-kit/use-form-draft';
import { useTexts } from '@/lib/i18n/use-texts';
import { useReason } from '@/resource-kit/use-reason';
import { useHideCertificate } from './admin-queries';
import { certificatesAdminMessages } from './certificates-messages';
import { certificateForm } from './register-forms';

interface HideDialogProps {
  certificate: { id: string; number: string };
  onClose: () => void;
}

/** Takes a certificate that has been public out of the register; the history keeps it, and why. */
export function HideDialog({ certificate: { id, number }, onClose }: HideDialogProps) {
  const { t } = useTexts(certificatesAdminMessages);
  const say = useReason(certificateForm);
  const form = useId();
  const draft = useFormDraft(`certificate-hide:${id}`, 'browser', '');
  const reason = draft.values;
  const [wasSubmitted, setSubmitted] = useState(false);
  const hide = useHideCertificate(id);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!reason.trim() || hide.isPending) return;
    // Not by callbacks of the window: it may be gone with its row when the list is read again.
    hide.mutateAsync(reason.trim()).then(
      () => {
        toast({ title: t('hide.done', { number }) });
        draft.done();
        onClose();
      },
      // Shown in the form.
      () => undefined,
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('hide.title', { number })}
      description={t('hide.hint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('decide.cancel')}
          </Button>
          <Button type="submit" form={form} variant="danger" isPending={hide.isPending}>
            {t('hide.submit')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="space-y-4">
        <DraftNotice restored={draft.restored} />
        <Field
          label={t('decide.reason')}
          required
          hint={t('decide.reasonHint')}
          error={wasSubmitted && !reason.trim() ? t('decide.reasonMissing') : undefined}
        >
          <TextArea
            rows={4}
            maxLength={2000}
            value={reason}
            onChange={({ target }) => draft.set(target.value)}
          />
        </Field>
        {hide.isUnknown && <UnknownOutcome isAsking={hide.isPending} />}
        {hide.error && !hide.isUnknown && <FailureNotice of={hide.error} title={say(hide.error)} />}
      </form>
    </Dialog>
  );
}
