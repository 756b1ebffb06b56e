import { useId } from 'react';
import { Dialog } from '@/ui/controls/dialog';
import type { TextTable } from '@/editor/text';
import { useTexts } from '@/lib/i18n/use-texts';
import { previewLinkMessages } from './messages';
import { PreviewLinks } from './preview-links';
import { ReviewForm } from './review-form';

interface ShareDialogProps {
  table: TextTable;
  id: string;
  onClose: () => void;
}

/** Renders the dialog that shares the draft with a colleague or by a link. */
export function ShareDialog({ table, id, onClose }: ShareDialogProps) {
  const { t } = useTexts(previewLinkMessages);
  const [review, links] = [useId(), useId()];
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} description={t('hint')}>
      <div className="space-y-8">
        <section aria-labelledby={review} className="space-y-3">
          <h3 id={review} className="text-base">
            {t('review')}
          </h3>
          <ReviewForm table={table} id={id} />
        </section>
        <section aria-labelledby={links} className="space-y-3">
          <h3 id={links} className="text-base">
            {t('links')}
          </h3>
          <PreviewLinks table={table} id={id} />
        </section>
      </div>
    </Dialog>
  );
}
