import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonText } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';

/** Passages of text, while they are on their way. */
export function CmsSkeleton() {
  const { t } = useTranslation('cmsPages');
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
