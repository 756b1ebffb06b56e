import { toast } from '@/ui/toast/toast';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { useDateAssessment } from '@/features/cases/inbox/case/appeal-actions';
import { closingMessages } from '@/features/cases/inbox/case/closing-messages';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';

/** Renders the form that sets the date of an upheld appeal's new assessment. */
export function AssessmentDialog({ inbox, row, onClose }: OpenCase & { onClose: () => void }) {
  const { t } = useTexts(closingMessages);
  const messageFor = useRefusalMessage();
  const draft = useFormDraft(`assessment:${row.id}`, 'tab', '');
  const day = draft.values;
  const change = useDateAssessment(inbox, row.id);
  const today = officeDay(new Date());
  const problem = !day ? t('required') : day < today ? t('past') : undefined;
  const submit = () =>
    change.mutate(day, {
      onSuccess: () => {
        toast({ title: t('dated') });
        draft.done();
        onClose();
      },
    });
  return (
    <FormDialog
      title={t('dateTitle', { number: row.number })}
      description={t('dateHint')}
      action={t('date')}
      restored={draft.restored}
      task={change}
      say={messageFor}
      isComplete={!problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <Field label={t('assessmentOn')} required error={wasSubmitted ? problem : undefined}>
          <TextInput
            type="date"
            className="max-w-48"
            min={today}
            value={day}
            onChange={(event) => draft.set(event.target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}
