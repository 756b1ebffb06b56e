import { NextStep } from '@/ui/next-step';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { ArticleBody } from './article-body';
import { ArticleNeighbours } from './article-neighbours';
import { useCategoryName } from './category-name';
import { LatestNews } from './latest-news';
import { articlesMessages } from './messages';
import type { Article } from './queries';

/** Renders an article below its header: text, neighbours and related articles. */
export function ArticleRead({ article }: { article: Article }) {
  const { t } = useTexts(articlesMessages);
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
