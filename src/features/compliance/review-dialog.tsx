import { useState } from 'react';
import type { ReviewVerdict } from '@/domain/compliance-review';
import { toast } from '@/ui/toast/toast';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { TextArea } from '@/ui/controls/text-area';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import { useTexts } from '@/lib/i18n/use-texts';
import { toAppError } from '@/lib/errors';
import { officeDay } from '@/lib/today';
import { attachMessages } from '@/features/cases/inbox/attach/messages';
import { useAttachments } from '@/features/cases/inbox/attach/use-attachments';
import { isAttested, isMeeting, itemOf, type ComplianceCode } from './items';
import { NO_MEETING, wrongParts, type Meeting } from './meeting';
import { MeetingFields } from './meeting-fields';
import { complianceMessages } from './messages';
import { announceMinutes, useReview } from './queries';

const MAX_NOTE_LENGTH = 1000;
const EMPTY: { note: string; verdict: ReviewVerdict } & Meeting = {
  note: '',
  verdict: 'sufficient',
  ...NO_MEETING,
};

/** Renders the form for a review of a duty; a failed attempt keeps the input. */
export function ReviewDialog({ code, onClose }: { code: ComplianceCode; onClose: () => void }) {
  const { t } = useTexts(complianceMessages, attachMessages);
  const item = t(`items.${code}`);
  const { clause, page } = itemOf(code);
  const draft = useFormDraft(`compliance:${code}`, 'browser', EMPTY);
  const { note, verdict, ...meeting } = draft.values;
  const minutes = useAttachments(`compliance-minutes:${code}`, announceMinutes, 1);
  const [today] = useState(() => officeDay(new Date()));
  const hasMeeting = isMeeting(code);
  const hasMinutes = minutes.ready.length > 0;
  const wrong = hasMeeting ? wrongParts(meeting, { verdict, hasMinutes, today }) : [];
  const review = useReview();
  const save = () =>
    review.mutate(
      {
        code,
        note,
        verdict,
        ...(hasMeeting && { meeting: { ...meeting, minutes: minutes.ready[0]?.path } }),
      },
      {
        onSuccess: () => {
          toast({ title: t('saved'), description: item });
          draft.done();
          minutes.done();
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t('reviewOf', { item })}
      description={t(isAttested(code) ? 'attestHint' : 'reviewHint')}
      action={t('save')}
      restored={draft.restored}
      task={review}
      say={(error) =>
        t(toAppError(error).message === 'files.invalid' ? 'inboxAttach:gone' : 'saveFailedHint')
      }
      refused={t('saveFailed')}
      isComplete={wrong.length === 0 && minutes.sending.length === 0}
      onSubmit={save}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <>
          <p className="text-sm">
            {clause}
            {page !== undefined && (
              <>
                {' · '}
                <a href={page} target="_blank" rel="noreferrer" className="link">
                  {page}
                </a>
              </>
            )}
          </p>
          {isAttested(code) && <p className="text-sm">{t(`asks.${code}`)}</p>}
          <Field label={t('verdict')}>
            <Select
              value={verdict}
              onChange={({ target }) =>
                draft.set({
                  ...draft.values,
                  verdict: target.value === 'insufficient' ? 'insufficient' : 'sufficient',
                })
              }
            >
              <option value="sufficient">{t('verdicts.sufficient')}</option>
              <option value="insufficient">{t('verdicts.insufficient')}</option>
            </Select>
          </Field>
          {hasMeeting && (
            <MeetingFields
              value={meeting}
              onChange={(value) => draft.set({ note, verdict, ...value })}
              minutes={minutes}
              today={today}
              wrong={wasSubmitted ? wrong : []}
              isRequired={verdict === 'sufficient'}
            />
          )}
          {wasSubmitted && minutes.sending.length > 0 && <p role="alert">{t('inboxAttach:waiting')}</p>}
          <Field label={t('note')} hint={t('noteHint')}>
            <TextArea
              rows={3}
              maxLength={MAX_NOTE_LENGTH}
              value={note}
              onChange={({ target }) => draft.set({ ...draft.values, note: target.value })}
            />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
