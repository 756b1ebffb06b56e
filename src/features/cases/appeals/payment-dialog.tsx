import { toast } from '@/ui/toast/toast';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { useRecordPayment } from '@/features/cases/inbox/case/appeal-actions';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { useTexts } from '@/lib/i18n/use-texts';
import { appealFeeMessages } from './fee-messages';
import { useDayProblem } from './use-day-problem';

interface PaymentDialogProps extends OpenCase {
  /** Invoice date. */
  since: string;
  onClose: () => void;
}

/** Renders the form for the payment of an appeal fee. */
export function PaymentDialog({ inbox, row, since, onClose }: PaymentDialogProps) {
  const { t } = useTexts(appealFeeMessages);
  const messageFor = useRefusalMessage();
  const draft = useFormDraft(`payment:${row.id}`, 'tab', '');
  const day = draft.values;
  const record = useRecordPayment(inbox, row.id);
  const problem = useDayProblem(since)(day);
  const submit = () => {
    // A promise, because refreshed data unmounts the dialog before mutate callbacks would run.
    record.mutateAsync(day).then(
      () => {
        toast({ title: t('payed') });
        draft.done();
        onClose();
      },
      // The form already shows the error.
      () => undefined,
    );
  };
  return (
    <FormDialog
      title={t('payTitle', { number: row.number })}
      description={t('payHint')}
      action={t('pay')}
      restored={draft.restored}
      task={record}
      say={messageFor}
      isComplete={!problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <Field label={t('paidOn')} required error={wasSubmitted ? problem : undefined}>
          <TextInput
            type="date"
            className="max-w-48"
            value={day}
            onChange={(event) => draft.set(event.target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}
