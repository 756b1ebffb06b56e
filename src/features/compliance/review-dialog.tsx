import type { ReviewVerdict } from '@/domain/compliance-review';
import { toast } from '@/ui/toast/toast';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { TextArea } from '@/ui/controls/text-area';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import { useTexts } from '@/lib/i18n/use-texts';
import { isAttested, itemOf, type ComplianceCode } from './items';
import { complianceMessages } from './messages';
import { useReview } from './queries';

const MAX_NOTE_LENGTH = 1000;
const EMPTY: { note: string; verdict: ReviewVerdict } = { note: '', verdict: 'sufficient' };

/** Renders the form for a review of a duty; a failed attempt keeps the input. */
export function ReviewDialog({ code, onClose }: { code: ComplianceCode; onClose: () => void }) {
  const { t } = useTexts(complianceMessages);
  const item = t(`items.${code}`);
  const { clause, page } = itemOf(code);
  const draft = useFormDraft(`compliance:${code}`, 'browser', EMPTY);
  const { note, verdict } = draft.values;
  const review = useReview();
  const save = () =>
    review.mutate(
      { code, note, verdict },
      {
        onSuccess: () => {
          toast({ title: t('saved'), description: item });
          draft.done();
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
      say={() => t('saveFailedHint')}
      refused={t('saveFailed')}
      isComplete
      onSubmit={save}
      onClose={onClose}
    >
      {() => (
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
                  note,
                  verdict: target.value === 'insufficient' ? 'insufficient' : 'sufficient',
                })
              }
            >
              <option value="sufficient">{t('verdicts.sufficient')}</option>
              <option value="insufficient">{t('verdicts.insufficient')}</option>
            </Select>
          </Field>
          <Field label={t('note')} hint={t('noteHint')}>
            <TextArea
              rows={3}
              maxLength={MAX_NOTE_LENGTH}
              value={note}
              onChange={({ target }) => draft.set({ note: target.value, verdict })}
            />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
