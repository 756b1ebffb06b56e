import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useTexts } from '@/lib/i18n/use-texts';
import { certificateCheckMessages } from './messages';

/** The verdict, the facts and the code, while they are on their way. */
export function CheckedSkeleton() {
  const { t } = useTexts(certificateCheckMessages);
  return (
    <div role="status" className="space-y-8">
      <VisuallyHidden>{t('checking')}</VisuallyHidden>
      <Skeleton className="h-60 rounded-lg sm:h-44" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-112 rounded-lg" />
        <Skeleton className="h-112 rounded-lg" />
      </div>
    </div>
  );
}
