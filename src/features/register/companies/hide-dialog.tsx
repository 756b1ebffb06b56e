import { toast } from '@/ui/toast/toast';
import { Field } from '@/ui/controls/field';
import { TextArea } from '@/ui/controls/text-area';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import { useTexts } from '@/lib/i18n/use-texts';
import { useReason } from '@/forms/resource/use-reason';
import { certificatesAdminMessages } from '@/features/register/certificates/certificates-messages';
import { decisionMessages } from '@/features/register/certificates/decision/decision-messages';
import { useHideCertificate } from './admin-queries';
import { certificateForm } from './register-forms';

interface HideDialogProps {
  certificate: { id: string; number: string };
  onClose: () => void;
}

/**
 * Renders the dialog that hides a once public certificate from the register; the history keeps it and the
 * reason.
 */
export function HideDialog({ certificate: { id, number }, onClose }: HideDialogProps) {
  const { t } = useTexts(certificatesAdminMessages, decisionMessages);
  const messageFor = useReason(certificateForm);
  const draft = useFormDraft(`certificate-hide:${id}`, 'browser', '');
  const reason = draft.values;
  const hide = useHideCertificate(id);

  const submit = () => {
    // A promise instead of mutate callbacks: reloading the list may unmount the row and its dialog.
    hide.mutateAsync(reason.trim()).then(
      () => {
        toast({ title: t('hide.done', { number }) });
        draft.done();
        onClose();
      },
      // The form shows the error.
      () => undefined,
    );
  };
  return (
    <FormDialog
      title={t('hide.title', { number })}
      description={t('hide.hint')}
      action={t('hide.submit')}
      variant="danger"
      restored={draft.restored}
      task={hide}
      say={messageFor}
      isComplete={reason.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <Field
          label={t('certificateDecision:reason')}
          required
          hint={t('certificateDecision:reasonHint')}
          error={wasSubmitted && !reason.trim() ? t('certificateDecision:reasonMissing') : undefined}
        >
          <TextArea
            rows={4}
            maxLength={2000}
            value={reason}
            onChange={({ target }) => draft.set(target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}
