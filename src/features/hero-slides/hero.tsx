import { Images } from 'lucide-react';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/controls/skeleton';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { useTexts } from '@/lib/i18n/use-texts';
import { useSlides } from '@/site/site-reads';
import { HeroCarousel } from './hero-carousel';
import { HeroFrame } from './hero-frame';
import { heroSlidesMessages } from './messages';

/** Placeholder in the shape of a slide while the slides load. */
function HeroSkeleton() {
  const { t } = useTexts(heroSlidesMessages);
  return (
    <HeroFrame>
      <div role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </div>
      <div aria-hidden className="grid gap-10 py-12 lg:grid-cols-2 lg:items-center lg:py-20">
        <div className="space-y-5">
          <Skeleton className="h-4 w-56" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-4/5" />
          <div className="flex gap-3 pt-3">
            <Skeleton className="h-12 w-44" />
            <Skeleton className="h-12 w-40" />
          </div>
        </div>
        <Skeleton className="h-60 lg:h-80" />
      </div>
    </HeroFrame>
  );
}

/**
 * Renders the slides at the top of the home page. All states have the height of a slide, so that the layout
 * does not shift.
 */
export function Hero() {
  const { t } = useTexts(heroSlidesMessages);
  const { data: slides, errorUpdateCount, isFetching, refetch } = useSlides();

  if (!slides && errorUpdateCount === 0) return <HeroSkeleton />;
  if (!slides) {
    return (
      <HeroFrame isCentred>
        <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      </HeroFrame>
    );
  }
  if (slides.length === 0) {
    return (
      <HeroFrame isCentred>
        <EmptyState icon={<Images />} title={t('empty')} />
      </HeroFrame>
    );
  }
  return <HeroCarousel slides={slides} />;
}
