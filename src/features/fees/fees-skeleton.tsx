import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useTexts } from '@/lib/i18n/use-texts';
import { feesMessages } from './messages';

/** Two tables and the calculator, while the fees are on their way. */
export function FeesSkeleton() {
  const { t } = useTexts(feesMessages);
  return (
    <div role="status" className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className="space-y-8">
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-[36rem] sm:h-72" />
        <Skeleton className="h-72 sm:h-44" />
      </div>
      <Skeleton className="h-128" />
    </div>
  );
}
