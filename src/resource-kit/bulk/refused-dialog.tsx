import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { BulkLine } from './bulk-change';
import type { bulkMessages } from './messages';

type Reason = keyof typeof bulkMessages.id.reasons;

/** More names than this nobody reads. */
const SHOWN = 200;

interface RefusedDialogProps {
  lines: readonly BulkLine[];
  /** The others were changed. */
  isPart: boolean;
  onClose: () => void;
}

/** The rows that were not changed, each with the reason. */
export function RefusedDialog({ lines, isPart, onClose }: RefusedDialogProps) {
  const { t } = useTranslation('bulk');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('refused', { count: lines.length })}
      description={isPart ? t('refusedHint') : undefined}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <ul className="divide-y divide-border text-sm">
        {lines.slice(0, SHOWN).map(({ row_id: id, title, reason }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 py-2">
            <span className="font-semibold">{title || t('untitled')}</span>
            {/* bulk_change knows these reasons and no other. */}
            <span className="text-text-muted">{t(`reasons.${reason as Reason}`)}</span>
          </li>
        ))}
        {lines.length > SHOWN && (
          <li className="py-2">{t('refusedMore', { count: lines.length - SHOWN })}</li>
        )}
      </ul>
    </Dialog>
  );
}
