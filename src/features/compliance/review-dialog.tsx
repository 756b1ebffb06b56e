import { FailureNotice } from '@/components/failure-notice';
import { commonMessages } from '@/components/messages';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { DraftNotice } from '@/draft-kit/draft-notice';
import { useFormDraft } from '@/draft-kit/use-form-draft';
import { useTexts } from '@/lib/i18n/use-texts';
import { complianceItems, type ComplianceCode } from './items';
import { complianceMessages } from './messages';
import { useReview } from './queries';

const LONGEST_NOTE = 1000;

/** Notes that somebody has looked at a duty; what was typed stays when it cannot be saved. */
export function ReviewDialog({ code, onClose }: { code: ComplianceCode; onClose: () => void }) {
  const { t } = useTexts(complianceMessages, commonMessages);
  const item = t(`items.${code}`);
  const { clause, page } = complianceItems[code];
  const draft = useFormDraft(`compliance:${code}`, 'browser', '');
  const note = draft.values;
  const { mutate, isPending, error } = useReview();
  const save = () =>
    mutate(
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
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('reviewOf', { item })}
      description={t('reviewHint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button onClick={save} isPending={isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <DraftNotice restored={draft.restored} />
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
        {error && (
          <FailureNotice of={error} title={t('saveFailed')}>
            {t('saveFailedHint')}
          </FailureNotice>
        )}
      </div>
    </Dialog>
  );
}
