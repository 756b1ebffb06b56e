import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/page-header';
import { Skeleton, SkeletonText } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';
import { paths } from '@/config/paths';

/** Title, cover and paragraphs, while the article is on its way. */
export function ArticleSkeleton() {
  const { t } = useTranslation('articles');
  return (
    <>
      <PageHeader
        title={
          <>
            <VisuallyHidden>{t('article.loading')}</VisuallyHidden>
            {/* A heading holds text only, so no Skeleton. */}
            <span
              aria-hidden
              className="block h-[1.2em] w-full max-w-xl animate-skeleton rounded bg-border"
            />
          </>
        }
        facts={<Skeleton className="mt-1 h-12 w-full max-w-md" />}
        crumbs={[{ label: t('section') }, { label: t('title'), to: paths.information.news }, { label: '…' }]}
      />
      <div role="status" className="container-page min-h-dvh space-y-10 py-10 sm:py-14">
        <Skeleton className="aspect-video max-h-96 w-full" />
        <div className="max-w-prose space-y-10">
          {[4, 3, 5].map((lines) => (
            <SkeletonText key={lines} lines={lines} />
          ))}
        </div>
      </div>
    </>
  );
}
