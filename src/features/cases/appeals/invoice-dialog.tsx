import { toast } from '@/ui/toast/toast';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { useRecordInvoice } from '@/features/cases/inbox/case/appeal-actions';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { appealFeeMessages } from './fee-messages';
import { useDayProblem } from './use-day-problem';

const MAX_AMOUNT = 1_000_000_000;
const AMOUNT = /^[1-9][0-9]{0,9}$/;

interface InvoiceDialogProps extends OpenCase {
  onClose: () => void;
  fee: { amount: number | null; payment_days: number; invoice: Invoice | null };
}
interface Invoice {
  amount: number;
  sent_on: string;
  number: string | null;
}

/** Renders the form for the invoice of an appeal. */
export function InvoiceDialog({ inbox, row, fee, onClose }: InvoiceDialogProps) {
  const { t } = useTexts(appealFeeMessages);
  const messageFor = useRefusalMessage();
  const draft = useFormDraft(`invoice:${row.id}`, 'tab', {
    amount: String(fee.invoice?.amount ?? fee.amount ?? ''),
    sent_on: fee.invoice?.sent_on ?? officeDay(new Date()),
    number: fee.invoice?.number ?? '',
  });
  const { amount, sent_on, number } = draft.values;
  const record = useRecordInvoice(inbox, row.id);
  const dayProblem = useDayProblem(officeDay(new Date(row.created_at)));
  const isAmount = AMOUNT.test(amount.trim()) && Number(amount) <= MAX_AMOUNT;
  const problems = { amount: isAmount ? undefined : t('wrongAmount'), sent_on: dayProblem(sent_on) };
  const typed = (field: keyof typeof draft.values) => ({
    value: draft.values[field],
    onChange: (event: { target: { value: string } }) =>
      draft.set({ ...draft.values, [field]: event.target.value }),
  });
  const submit = () =>
    record.mutate(
      { amount: Number(amount), sent_on, ...(number.trim() && { number: number.trim() }) },
      {
        onSuccess: () => {
          toast({ title: t('recorded') });
          draft.done();
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t('recordTitle', { number: row.number })}
      description={t('recordHint', { count: fee.payment_days })}
      action={t(fee.invoice ? 'correct' : 'record')}
      restored={draft.restored}
      task={record}
      say={messageFor}
      isComplete={!problems.amount && !problems.sent_on}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <>
          <Field label={t('amount')} required error={wasSubmitted ? problems.amount : undefined}>
            <TextInput {...typed('amount')} inputMode="numeric" className="max-w-48" />
          </Field>
          <Field label={t('sentOn')} required error={wasSubmitted ? problems.sent_on : undefined}>
            <TextInput {...typed('sent_on')} type="date" className="max-w-48" />
          </Field>
          <Field label={t('invoiceNumber')} optional>
            <TextInput {...typed('number')} maxLength={80} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
