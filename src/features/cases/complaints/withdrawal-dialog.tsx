import { WITHDRAWAL_WAYS, type WithdrawalWay } from '@/domain/complaint';
import { toast } from '@/ui/toast/toast';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { TextArea } from '@/ui/controls/text-area';
import { TextInput } from '@/ui/controls/text-input';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { useRecordWithdrawal } from '@/features/cases/inbox/case/actions';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { withdrawalMessages } from './withdrawal-messages';

/** Ways of withdrawing that staff record. On the tracking page, authors withdraw complaints themselves. */
const recorded = WITHDRAWAL_WAYS.filter(
  (way): way is Exclude<WithdrawalWay, 'halaman_lacak'> => way !== 'halaman_lacak',
);
const MIN_LENGTH = 5;

/** Renders the form that closes a complaint as withdrawn, with the author's confirmation. */
export function WithdrawalDialog({ inbox, row, onClose }: OpenCase & { onClose: () => void }) {
  const { t } = useTexts(withdrawalMessages);
  const messageFor = useRefusalMessage();
  const today = officeDay(new Date());
  const draft = useFormDraft(`withdrawal:${row.id}`, 'tab', { how: '', received_on: today, words: '' });
  const { how, received_on, words } = draft.values;
  const set = (change: Partial<typeof draft.values>) => draft.set({ ...draft.values, ...change });
  const record = useRecordWithdrawal(inbox, row.id);
  const problems = {
    how: !how && t('required'),
    received_on: !received_on ? t('required') : received_on > today && t('future'),
    words: words.trim().length < MIN_LENGTH && t('short'),
  };
  const submit = () =>
    record.mutate(
      { how, received_on, words: words.trim() },
      {
        onSuccess: () => {
          toast({ title: t('done') });
          draft.done();
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t('title', { number: row.number })}
      description={t('hint')}
      action={t('save')}
      restored={draft.restored}
      task={record}
      say={messageFor}
      isComplete={!Object.values(problems).some(Boolean)}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => {
        const said = (field: keyof typeof problems) => (wasSubmitted && problems[field]) || undefined;
        return (
          <>
            <Field label={t('how')} required error={said('how')}>
              <Select value={how} onChange={(event) => set({ how: event.target.value })}>
                <option value="">{t('choose')}</option>
                {recorded.map((way) => (
                  <option key={way} value={way}>
                    {t(`ways.${way}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t('receivedOn')} required error={said('received_on')}>
              <TextInput
                type="date"
                className="max-w-48"
                max={today}
                value={received_on}
                onChange={(event) => set({ received_on: event.target.value })}
              />
            </Field>
            <Field label={t('words')} hint={t('wordsHint')} required error={said('words')}>
              <TextArea
                rows={3}
                lang={row.language}
                maxLength={2000}
                value={words}
                onChange={(event) => set({ words: event.target.value })}
              />
            </Field>
          </>
        );
      }}
    </FormDialog>
  );
}
