import clsx from 'clsx';
import { Card } from '@/components/ui/card';
import { Skeleton, SkeletonText } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useTexts } from '@/lib/i18n/use-texts';
import { articlesMessages } from './messages';
import { PAGE_SIZE } from './news';
import { grid, leadPlace } from './news-grid';

/** Cards of the same shape, while the news are on their way. */
export function NewsSkeleton({ hasLead = false, count = PAGE_SIZE }: { hasLead?: boolean; count?: number }) {
  const { t } = useTexts(articlesMessages);
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div aria-hidden className={grid}>
        {Array.from({ length: count }, (_, place) => {
          const isLead = hasLead && place === 0;
          return (
            <Card key={place} padding="none" className={clsx('flex flex-col', isLead && leadPlace)}>
              <Skeleton
                className={clsx(
                  'rounded-b-none',
                  isLead ? 'aspect-video flex-1' : 'aspect-5/2 sm:aspect-video',
                )}
              />
              <div className="space-y-4 p-5">
                <Skeleton className="h-5 w-24" />
                <Skeleton className="h-6 w-4/5" />
                <SkeletonText lines={3} />
                <Skeleton className="h-4 w-2/3" />
              </div>
            </Card>
          );
        })}
      </div>
    </div>
  );
}
