import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ErrorState } from '@/components/error-state';
import { NextStep } from '@/components/next-step';
import { PageHeader } from '@/components/page-header';
import { Badge } from '@/components/ui/badge';
import { paths } from '@/config/paths';
import { addMessages } from '@/lib/i18n/i18n';
import { useLanguage } from '@/lib/i18n/use-language';
import { localizedText } from '@/lib/localized';
import { pageBody } from '@/site/page-text';
import { PageTop } from '@/site/page-top';
import { ArticleBody } from './article-body';
import { ArticleMeta, useArticleCrumbs } from './article-meta';
import { ArticleMissing } from './article-missing';
import { ArticleNeighbours } from './article-neighbours';
import { ArticleSkeleton } from './article-skeleton';
import { useCategoryName } from './category-name';
import { LatestNews } from './latest-news';
import { articlesMessages } from './messages';
import { countWords } from './news';
import { NewsFacts } from './news-facts';
import { articleQuery, type Article } from './queries';

addMessages({ articles: articlesMessages });

/** /informasi/news/:slug */
export function Component() {
  const { t } = useTranslation('articles');
  const { slug = '' } = useParams();
  const article = useQuery(articleQuery(slug));
  if (article.data) return <ArticleRead article={article.data} />;
  if (article.data === null) return <ArticleMissing />;
  if (article.errorUpdateCount === 0) return <ArticleSkeleton />;
  return (
    <>
      <PageTop title={t('title')} purpose={t('purpose')} way={[{ label: t('section') }]} />
      <div className="container-page py-10 sm:py-14">
        <ErrorState
          title={t('article.failed')}
          onRetry={() => void article.refetch()}
          isRetrying={article.isFetching}
        />
      </div>
    </>
  );
}

function ArticleRead({ article }: { article: Article }) {
  const { t } = useTranslation('articles');
  const language = useLanguage();
  const title = localizedText(article, 'title', language);
  const excerpt = localizedText(article, 'excerpt', language);
  const crumbs = useArticleCrumbs(title.text);
  const category = useCategoryName()(article.category);
  return (
    <article>
      <ArticleMeta article={article} crumbs={crumbs} />
      <PageHeader
        title={<span lang={title.lang}>{title.text}</span>}
        purpose={excerpt.text && <span lang={excerpt.lang}>{excerpt.text}</span>}
        crumbs={crumbs}
        facts={
          <>
            <Badge>{category}</Badge>
            <NewsFacts
              publishedAt={article.published_at}
              author={article.author_name}
              words={countWords(pageBody(article, language).doc)}
              className="text-sm"
            />
          </>
        }
      />
      <div className="container-page space-y-14 py-10 sm:py-14">
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
      </div>
    </article>
  );
}
