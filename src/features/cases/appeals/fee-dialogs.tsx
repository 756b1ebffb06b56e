import { toast } from '@/ui/toast/toast';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { useRecordInvoice, useRecordPayment } from '@/features/cases/inbox/case/appeal-actions';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { appealFeeMessages } from './fee-messages';

const MAX_AMOUNT = 1_000_000_000;
const AMOUNT = /^[1-9][0-9]{0,9}$/;

interface DialogProps extends OpenCase {
  /** Name of the draft. */
  name: string;
  onClose: () => void;
}

/** Returns a function that reports a day before `since` or in the future. */
function useDayProblem(since: string) {
  const { t } = useTexts(appealFeeMessages);
  const language = useLanguage();
  return (day: string) => {
    if (!day) return t('required');
    const isWithin = day >= since && day <= officeDay(new Date());
    return isWithin ? undefined : t('wrongDay', { date: formatDate(language, since) });
  };
}

interface InvoiceDialogProps extends DialogProps {
  fee: { amount: number | null; payment_days: number; invoice: Invoice | null };
}
interface Invoice {
  amount: number;
  sent_on: string;
  number: string | null;
}

/** Renders the form for the invoice of an appeal. */
export function InvoiceDialog({ name, inbox, row, fee, onClose }: InvoiceDialogProps) {
  const { t } = useTexts(appealFeeMessages);
  const messageFor = useRefusalMessage();
  const draft = useFormDraft(name, 'tab', {
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

/** Renders the form for the payment of an appeal fee. since: the day of the invoice. */
export function PaymentDialog({ name, inbox, row, since, onClose }: DialogProps & { since: string }) {
  const { t } = useTexts(appealFeeMessages);
  const messageFor = useRefusalMessage();
  const draft = useFormDraft(name, 'tab', '');
  const day = draft.values;
  const record = useRecordPayment(inbox, row.id);
  const problem = useDayProblem(since)(day);
  const submit = () => {
    // A promise instead of mutate callbacks: refreshed data unmounts the dialog before they run.
    record.mutateAsync(day).then(
      () => {
        toast({ title: t('payed') });
        draft.done();
        onClose();
      },
      // The form shows the error.
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
