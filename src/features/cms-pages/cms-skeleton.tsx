import { Skeleton, SkeletonText } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useTexts } from '@/lib/i18n/use-texts';
import { cmsPagesMessages } from './messages';

/** Passages of text, while they are on their way. */
export function CmsSkeleton() {
  const { t } = useTexts(cmsPagesMessages);
  return (
    <div role="status" className="min-h-dvh max-w-prose space-y-10">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {[4, 3, 5].map((lines) => (
        <div key={lines} className="space-y-5">
          <Skeleton className="h-6 w-2/5" />
          <SkeletonText lines={lines} />
        </div>
      ))}
    </div>
  );
}
