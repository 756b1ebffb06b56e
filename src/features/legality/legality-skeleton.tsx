import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useTexts } from '@/lib/i18n/use-texts';
import { legalityMessages } from './messages';

/** Six cards, while the documents are loading. */
export function LegalitySkeleton() {
  const { t } = useTexts(legalityMessages);
  return (
    <div role="status" className="grid gap-4 lg:grid-cols-2 lg:gap-6">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} className="h-60" />
      ))}
    </div>
  );
}
