import { toast } from '@/components/toast/toast';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { FormDialog } from '@/draft-kit/form-dialog';
import { useFormDraft } from '@/draft-kit/use-form-draft';
import { useTexts } from '@/lib/i18n/use-texts';
import { complianceItems, type ComplianceCode } from './items';
import { complianceMessages } from './messages';
import { useReview } from './queries';

const LONGEST_NOTE = 1000;

/** Notes that somebody has looked at a duty; what was typed stays when it cannot be saved. */
export function ReviewDialog({ code, onClose }: { code: ComplianceCode; onClose: () => void }) {
  const { t } = useTexts(complianceMessages);
  const item = t(`items.${code}`);
  const { clause, page } = complianceItems[code];
  const draft = useFormDraft(`compliance:${code}`, 'browser', '');
  const note = draft.values;
  const review = useReview();
  const save = () =>
    review.mutate(
      { code, note },
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
      description={t('reviewHint')}
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
            {clause} ·{' '}
            <a href={page} target="_blank" rel="noreferrer" className="link">
              {page}
            </a>
          </p>
          <Field label={t('note')} hint={t('noteHint')}>
            <TextArea
              rows={3}
              maxLength={LONGEST_NOTE}
              value={note}
              onChange={(event) => draft.set(event.target.value)}
            />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
