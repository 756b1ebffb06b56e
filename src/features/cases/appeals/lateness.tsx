import { useState } from 'react';
import { LATE_CAUSES } from '@/domain/appeal';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
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
import { formatDate } from '@/lib/format';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { openDraft } from '@/session/drafts';
import { Section } from '@/ui/section';
import { appealsAdminMessages } from './admin-messages';

const MIN_LENGTH = 10;
const NOTHING = { cause: '', explanation: '' };
const wordsOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Renders that an appeal is late, for which cause it was admitted, and the form that admits it. */
export function Lateness({ inbox, row }: OpenCase) {
  const { t } = useTexts(appealsAdminMessages, inboxKitMessages);
  const language = useLanguage();
  const name = `admit-late:${row.id}`;
  const [isAdmitting, setAdmitting] = useState(() => openDraft(name) === '');
  const dates = {
    received: formatDate(language, row.created_at),
    date: formatDate(language, wordsOf(row.filing_due_on)),
  };
  const cause = LATE_CAUSES.find((each) => each === row.late_cause);
  const canAdmit = !cause && !row.closed_at && !row.spam_at && !row.restricted_at;
  return (
    <Section title={t('lateness.title')}>
      {cause ? (
        <>
          <p>
            {t('lateness.admitted', {
              date: formatDate(language, wordsOf(row.late_admitted_at)),
              name: wordsOf(row.late_admitted_by_name) || '–',
            })}
          </p>
          <p className="font-semibold">{t(`inboxKit:lateCauses.${cause}`)}</p>
          <p lang={row.language} className="max-w-prose text-sm wrap-anywhere whitespace-pre-wrap">
            {wordsOf(row.late_explanation)}
          </p>
        </>
      ) : (
        <p className="max-w-prose text-sm">
          {t(row.closed_at ? 'lateness.lapsed' : 'lateness.undecided', dates)}
        </p>
      )}
      {canAdmit && (
        <Button variant="secondary" size="sm" onClick={() => setAdmitting(true)}>
          {t('lateness.admit')}
        </Button>
      )}
      {canAdmit && isAdmitting && (
        <AdmitDialog name={name} inbox={inbox} row={row} onClose={() => setAdmitting(false)} />
      )}
    </Section>
  );
}

function AdmitDialog({ name, inbox, row, onClose }: OpenCase & { name: string; onClose: () => void }) {
  const { t } = useTexts(appealsAdminMessages, inboxKitMessages);
  const uiLanguage = useLanguage();
  const messageFor = useRefusalMessage();
  const draft = useFormDraft(name, 'tab', NOTHING);
  const { cause, explanation } = draft.values;
  const admit = useAdmitLate(inbox, row.id);
  const words = explanation.trim();
  const problems = {
    cause: cause ? undefined : t('lateness.required'),
    explanation: !words
      ? t('lateness.required')
      : words.length < MIN_LENGTH
        ? t('lateness.short')
        : undefined,
  };
  const submit = () => {
    // A promise instead of mutate callbacks: refreshed data unmounts the dialog before they run.
    admit.mutateAsync({ cause, explanation: words }).then(
      () => {
        draft.done();
        toast({ title: t('lateness.done', { number: row.number }) });
        onClose();
      },
      // The form shows the error.
      () => undefined,
    );
  };
  return (
    <FormDialog
      title={t('lateness.admitTitle', { number: row.number })}
      description={t('lateness.admitHint', {
        language: languageName(toContentLanguage(row.language), uiLanguage),
      })}
      action={t('lateness.admit')}
      restored={draft.restored}
      task={admit}
      say={messageFor}
      isComplete={!problems.cause && !problems.explanation}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <>
          <Field label={t('lateness.cause')} required error={wasSubmitted ? problems.cause : undefined}>
            <Select
              value={cause}
              onChange={(event) => draft.set({ ...draft.values, cause: event.target.value })}
            >
              <option value="">{t('lateness.choose')}</option>
              {LATE_CAUSES.map((each) => (
                <option key={each} value={each}>
                  {t(`inboxKit:lateCauses.${each}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={t('lateness.explanation')}
            required
            error={wasSubmitted ? problems.explanation : undefined}
          >
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
