import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useTexts } from '@/lib/i18n/use-texts';
import { certificationFlowMessages } from './messages';

/** Numbers, chart and first stages, while they are on their way. */
export function FlowSkeleton() {
  const { t } = useTexts(certificationFlowMessages);
  return (
    <div role="status" className="space-y-16">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-20" />
        ))}
      </div>
      <Skeleton className="h-[60rem]" />
    </div>
  );
}
