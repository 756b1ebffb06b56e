import { LATE_CAUSES } from '@/domain/appeal';
import { toast } from '@/ui/toast/toast';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { TextArea } from '@/ui/controls/text-area';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { useAdmitLate } from '@/features/cases/inbox/case/appeal-actions';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { toContentLanguage } from '@/lib/content-languages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { latenessMessages } from './lateness-messages';

const MIN_LENGTH = 10;
const NOTHING = { cause: '', explanation: '' };

/** Renders the form that admits a late appeal. */
export function AdmitDialog({ inbox, row, onClose }: OpenCase & { onClose: () => void }) {
  const { t } = useTexts(latenessMessages, inboxKitMessages);
  const uiLanguage = useLanguage();
  const messageFor = useRefusalMessage();
  const draft = useFormDraft(`admit-late:${row.id}`, 'tab', NOTHING);
  const { cause, explanation } = draft.values;
  const admit = useAdmitLate(inbox, row.id);
  const words = explanation.trim();
  const problems = {
    cause: cause ? undefined : t('required'),
    explanation: !words ? t('required') : words.length < MIN_LENGTH ? t('short') : undefined,
  };
  const submit = () => {
    // A promise, because refreshed data unmounts the dialog before mutate callbacks would run.
    admit.mutateAsync({ cause, explanation: words }).then(
      () => {
        draft.done();
        toast({ title: t('done', { number: row.number }) });
        onClose();
      },
      // The form already shows the error.
      () => undefined,
    );
  };
  return (
    <FormDialog
      title={t('admitTitle', { number: row.number })}
      description={t('admitHint', {
        language: languageName(toContentLanguage(row.language), uiLanguage),
      })}
      action={t('admit')}
      restored={draft.restored}
      task={admit}
      say={messageFor}
      isComplete={!problems.cause && !problems.explanation}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <>
          <Field label={t('cause')} required error={wasSubmitted ? problems.cause : undefined}>
            <Select
              value={cause}
              onChange={(event) => draft.set({ ...draft.values, cause: event.target.value })}
            >
              <option value="">{t('choose')}</option>
              {LATE_CAUSES.map((each) => (
                <option key={each} value={each}>
                  {t(`inboxKit:lateCauses.${each}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('explanation')} required error={wasSubmitted ? problems.explanation : undefined}>
            <TextArea
              rows={4}
              lang={row.language}
              maxLength={2000}
              value={explanation}
              onChange={(event) => draft.set({ ...draft.values, explanation: event.target.value })}
            />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
