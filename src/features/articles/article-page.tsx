import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { Navigate, useParams, Link } from 'react-router-dom';
import { ErrorState } from '@/ui/error-state';
import { Button } from '@/ui/controls/button';
import { Loading } from '@/ui/controls/loading';
import { Skeleton, SkeletonText } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { useMovedSlug } from '@/site/page/moved-text';
import { usePlainAddress } from '@/site/page/plain-address';
import { ArticleHeader } from './article-header';
import { ArticleRead } from './article-read';
import { LatestNews } from './latest-news';
import { articlesMessages } from './messages';
import { articlePath } from './news';
import { articleQuery } from './queries';

/** Placeholder for cover and paragraphs while the article loads. */
function ArticleSkeleton() {
  const { t } = useTexts(articlesMessages);
  return (
    <Loading label={t('article.loading')} className="min-h-dvh space-y-10">
      <Skeleton className="aspect-video max-h-100 w-full lg:max-w-[calc(100%-17rem)]" />
      <div className="max-w-prose space-y-10">
        {[4, 3, 5].map((lines) => (
          <SkeletonText key={lines} lines={lines} />
        ))}
      </div>
    </Loading>
  );
}

/** Renders the page for an address without a published article. */
function ArticleMissing() {
  const { t } = useTexts(articlesMessages);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={paths.information.news}>{t('showAll')}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={paths.search}>
            <Search aria-hidden />
            {t('missing.search')}
          </Link>
        </Button>
      </div>
      <LatestNews title={t('missing.latest')} />
    </>
  );
}

/** Renders /informasi/news/:slug. */
export function Component() {
  const { t } = useTexts(articlesMessages);
  const { slug = '' } = useParams();
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(articleQuery(slug));
  // A retry makes the query pending again; the error stays visible until it succeeds.
  const hasFailed = data === undefined && errorUpdateCount > 0;
  const moved = useMovedSlug('articles', slug, data === null);
  const plain = usePlainAddress();
  if (plain) return plain;
  if (moved) return <Navigate replace to={articlePath(moved)} />;
  const article = data === null && moved === undefined ? undefined : data;
  return (
    <article>
      <ArticleHeader article={hasFailed ? 'failed' : article} />
      <div className="container-page space-y-14 py-10 sm:py-14">
        {article ? (
          <ArticleRead article={article} />
        ) : article === null ? (
          <ArticleMissing />
        ) : hasFailed ? (
          <ErrorState title={t('article.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <ArticleSkeleton />
        )}
      </div>
    </article>
  );
}
