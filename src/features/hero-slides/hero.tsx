import { Images } from 'lucide-react';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { useTexts } from '@/lib/i18n/use-texts';
import { useSlides } from '@/site/site-reads';
import { HeroCarousel } from './hero-carousel';
import { HeroFrame } from './hero-frame';
import { HeroSkeleton } from './hero-skeleton';
import { heroSlidesMessages } from './messages';

/** The slides at the top of the home page. Every state is as tall as the slides, so that nothing below moves. */
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
