import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { ErrorState } from '@/components/error-state';
import { useTexts } from '@/lib/i18n/use-texts';
import { useMovedSlug } from '@/page-kit/moved-text';
import { ArticleHeader } from './article-header';
import { ArticleMissing } from './article-missing';
import { ArticleRead } from './article-read';
import { ArticleSkeleton } from './article-skeleton';
import { articlesMessages } from './messages';
import { articlePath } from './news';
import { articleQuery } from './queries';

/** /informasi/news/:slug */
export function Component() {
  const { t } = useTexts(articlesMessages);
  const { slug = '' } = useParams();
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(articleQuery(slug));
  // A retry is pending again, like the first read; the failure stays until it succeeds.
  const hasFailed = data === undefined && errorUpdateCount > 0;
  const moved = useMovedSlug('articles', slug, data === null);
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
