import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ErrorState } from '@/components/error-state';
import { NextStep } from '@/components/next-step';
import { paths } from '@/config/paths';
import { addMessages } from '@/lib/i18n/i18n';
import { ArticleBody } from './article-body';
import { ArticleHeader } from './article-header';
import { ArticleMissing } from './article-missing';
import { ArticleNeighbours } from './article-neighbours';
import { ArticleSkeleton } from './article-skeleton';
import { useCategoryName } from './category-name';
import { LatestNews } from './latest-news';
import { articlesMessages } from './messages';
import { articleQuery, type Article } from './queries';

addMessages({ articles: articlesMessages });

/** /informasi/news/:slug */
export function Component() {
  const { t } = useTranslation('articles');
  const { slug = '' } = useParams();
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(articleQuery(slug));
  // A retry is pending again, like the first read; the failure stays until it succeeds.
  const hasFailed = data === undefined && errorUpdateCount > 0;
  return (
    <article>
      <ArticleHeader article={hasFailed ? 'failed' : data} />
      <div className="container-page space-y-14 py-10 sm:py-14">
        {data ? (
          <ArticleRead article={data} />
        ) : data === null ? (
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

function ArticleRead({ article }: { article: Article }) {
  const { t } = useTranslation('articles');
  const category = useCategoryName()(article.category);
  return (
    <>
      <ArticleBody article={article} />
      {article.published_at && (
        <ArticleNeighbours moment={{ id: article.id, published_at: article.published_at }} />
      )}
      <LatestNews
        title={t('article.relatedIn', { category })}
        category={article.category}
        except={article.id}
      />
      <NextStep
        title={t('article.nextTitle')}
        text={t('article.nextText')}
        actions={[
          { label: t('article.contact'), to: paths.profile.contact },
          { label: t('showAll'), to: paths.information.news },
        ]}
      />
    </>
  );
}
