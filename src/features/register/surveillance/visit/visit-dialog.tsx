import { useState } from 'react';
import { VISIT_RESULTS } from '@/domain/surveillance';
import { toast } from '@/ui/toast/toast';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { TextArea } from '@/ui/controls/text-area';
import { TextInput } from '@/ui/controls/text-input';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import { toAppError } from '@/lib/errors';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { resourceKitMessages } from '@/forms/resource/messages';
import type { PagedRow } from '@/lists/paged/define-paged-list';
import { useRecordVisit, type VisitRecord } from '@/features/register/surveillance/surveillance-queries';
import { surveillanceMessages } from '@/features/register/surveillance/surveillance-messages';

export type SurveillanceVisit = PagedRow<'list_surveillance'>;

interface VisitDialogProps {
  visit: SurveillanceVisit;
  onClose: () => void;
}

/** Renders the form that records or corrects the result of a surveillance visit. */
export function VisitDialog({ visit, onClose }: VisitDialogProps) {
  const { t, find } = useTexts(surveillanceMessages, resourceKitMessages);
  const language = useLanguage();
  // Keep the state from when the dialog opened: a refreshed list must not hide that a colleague has recorded
  // a result.
  const [opened] = useState(visit);
  const [today] = useState(() => officeDay(new Date()));
  const number = opened.number ?? '';
  const draft = useFormDraft<VisitRecord>(`surveillance:${opened.id}`, 'browser', {
    doneOn: opened.done_on ?? today,
    result: opened.result ?? '',
    findings: opened.findings ?? '',
    nextDueOn: opened.next_due_on ?? '',
    note: opened.note ?? '',
    follows: opened.result !== 'tidak' ? '' : opened.no_decision_reason ? 'none' : 'decision',
    noDecisionReason: opened.no_decision_reason ?? '',
  });
  const { doneOn, result, findings, nextDueOn, note, follows, noDecisionReason } = draft.values;
  const isRefused = result === 'tidak';
  const set = (change: Partial<VisitRecord>) => draft.set({ ...draft.values, ...change });
  const record = useRecordVisit(opened.id, opened.updated_at ?? '');

  const [issuedOn, expiresOn] = [opened.issued_on ?? '', opened.expires_on ?? ''];
  const errors = {
    doneOn: doneOn && doneOn >= issuedOn && doneOn <= today ? undefined : t('record.dayWrong'),
    result: result ? undefined : t('record.resultMissing'),
    follows: !isRefused || follows ? undefined : t('record.followsMissing'),
    reason:
      !isRefused || follows !== 'none' || noDecisionReason.trim() ? undefined : t('record.reasonMissing'),
    next: !nextDueOn || (nextDueOn > doneOn && nextDueOn < expiresOn) ? undefined : t('record.nextWrong'),
  };
  const messageFor = (error: unknown) => {
    const { kind, message } = toAppError(error);
    const code = /^surveillance\.(\w+)$/.exec(message)?.[1];
    return (code && find(`refusals.${code}`)) ?? t(`resourceKit:reasons.${kind}`);
  };
  const submit = () => {
    // A promise instead of mutate callbacks: reloading the list may unmount the row and its dialog.
    record.mutateAsync(draft.values).then(
      () => {
        toast({
          title: t('record.done', { number }),
          ...(isRefused && follows === 'decision' && { description: t('record.decisionDue') }),
        });
        draft.done();
        onClose();
      },
      // The form shows the error.
      () => undefined,
    );
  };
  return (
    <FormDialog
      title={t('record.title', { number })}
      description={t('record.hint', { due: formatDate(language, opened.due_on ?? '') })}
      action={t('record.submit')}
      restored={draft.restored}
      task={record}
      say={messageFor}
      refused={t('resourceKit:saveFailed')}
      isComplete={!Object.values(errors).some(Boolean)}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => {
        const shown: Partial<typeof errors> = wasSubmitted ? errors : {};
        return (
          <>
            <Field label={t('record.result')} required error={shown.result} hint={t('record.noneOfStatus')}>
              <Select value={result} onChange={({ target }) => set({ result: target.value })}>
                <option value="">{t('resourceKit:choose')}</option>
                {VISIT_RESULTS.map((each) => (
                  <option key={each} value={each}>
                    {t(`options.result.${each}`)}
                  </option>
                ))}
              </Select>
            </Field>
            {isRefused && (
              <Field label={t('record.follows')} required error={shown.follows}>
                <Select value={follows} onChange={({ target }) => set({ follows: target.value })}>
                  <option value="">{t('resourceKit:choose')}</option>
                  <option value="decision">{t('record.decision')}</option>
                  <option value="none">{t('record.noDecision')}</option>
                </Select>
              </Field>
            )}
            {isRefused && follows === 'none' && (
              <Field label={t('record.reason')} required error={shown.reason}>
                <TextArea
                  rows={3}
                  maxLength={1000}
                  value={noDecisionReason}
                  onChange={({ target }) => set({ noDecisionReason: target.value })}
                />
              </Field>
            )}
            <Field label={t('record.doneOn')} required hint={t('record.doneOnHint')} error={shown.doneOn}>
              <TextInput
                type="date"
                value={doneOn}
                min={issuedOn}
                max={today}
                onChange={({ target }) => set({ doneOn: target.value })}
              />
            </Field>
            <Field label={t('record.findings')} hint={t('record.findingsHint')}>
              <TextArea
                rows={4}
                maxLength={4000}
                value={findings}
                onChange={({ target }) => set({ findings: target.value })}
              />
            </Field>
            <Field label={t('record.next')} hint={t('record.nextHint')} error={shown.next}>
              <TextInput
                type="date"
                value={nextDueOn}
                max={expiresOn}
                onChange={({ target }) => set({ nextDueOn: target.value })}
              />
            </Field>
            <Field label={t('record.note')}>
              <TextArea
                rows={2}
                maxLength={1000}
                value={note}
                onChange={({ target }) => set({ note: target.value })}
              />
            </Field>
          </>
        );
      }}
    </FormDialog>
  );
}
