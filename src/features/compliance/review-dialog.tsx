import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/notice';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { complianceItems, type ComplianceCode } from './items';
import { useReview } from './queries';

const LONGEST_NOTE = 1000;

/** Notes that somebody has looked at a duty; what was typed stays when it cannot be saved. */
export function ReviewDialog({ code, onClose }: { code: ComplianceCode; onClose: () => void }) {
  const { t } = useTranslation(['compliance', 'common']);
  const item = t(`items.${code}`);
  const { clause, page } = complianceItems[code];
  const input = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');
  const { mutate, isPending, isError } = useReview();
  const save = () =>
    mutate(
      { code, note },
      {
        onSuccess: () => {
          toast({ title: t('saved'), description: item });
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
      initialFocus={input}
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
        <p className="text-sm">
          {clause} ·{' '}
          <a href={page} target="_blank" rel="noreferrer" className="link">
            {page}
          </a>
        </p>
        <Field label={t('note')} hint={t('noteHint')}>
          <TextArea
            ref={input}
            rows={3}
            maxLength={LONGEST_NOTE}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
        {isError && (
          <Notice tone="danger" live="assertive" title={t('saveFailed')}>
            {t('saveFailedHint')}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
