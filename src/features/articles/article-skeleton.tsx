import { Skeleton, SkeletonText } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useTexts } from '@/lib/i18n/use-texts';
import { articlesMessages } from './messages';

/** Cover and paragraphs, while the article is on its way. */
export function ArticleSkeleton() {
  const { t } = useTexts(articlesMessages);
  return (
    <div role="status" className="min-h-dvh space-y-10">
      <VisuallyHidden>{t('article.loading')}</VisuallyHidden>
      <Skeleton className="aspect-video max-h-100 w-full lg:max-w-[calc(100%-17rem)]" />
      <div className="max-w-prose space-y-10">
        {[4, 3, 5].map((lines) => (
          <SkeletonText key={lines} lines={lines} />
        ))}
      </div>
    </div>
  );
}
