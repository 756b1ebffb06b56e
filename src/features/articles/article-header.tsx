import type { ReactNode } from 'react';
import { PageHeader } from '@/ui/page-header';
import { Badge } from '@/ui/controls/badge';
import { Skeleton } from '@/ui/controls/skeleton';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { paths } from '@/config/paths';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { MissingPage } from '@/site/page/missing-page';
import { PageMeta } from '@/site/page/page-meta';
import { pageBody } from '@/site/page/page-text';
import { ArticleMeta } from './article-meta';
import { useCategoryName } from './category-name';
import { articlesMessages } from './messages';
import { countWords } from './news';
import { NewsFacts } from './news-facts';
import type { Article } from './queries';

/** Undefined while loading, null if the article does not exist, 'failed' if loading failed. */
type State = Article | null | undefined | 'failed';

interface HeaderTexts {
  /** Name in the breadcrumb trail. */
  name: string;
  title?: ReactNode;
  purpose?: ReactNode;
  facts?: ReactNode;
}

/**
 * Renders the header in every state. The heading stays the same element, because it is focused after
 * navigation.
 */
export function ArticleHeader({ article }: { article: State }) {
  const { t } = useTexts(articlesMessages);
  const read = useHeaderTexts();
  const texts: HeaderTexts =
    article === undefined
      ? { name: '…', title: <TitleSkeleton />, facts: <Skeleton className="mt-1 h-12 w-full max-w-md" /> }
      : article === 'failed'
        ? { name: t('article.failed') }
        : article === null
          ? { name: t('missing.title'), purpose: t('missing.text') }
          : read(article);
  const crumbs = [
    { label: t('section') },
    { label: t('title'), to: paths.information.news },
    { label: texts.name },
  ];
  return (
    <>
      {article && article !== 'failed' ? (
        <ArticleMeta article={article} crumbs={crumbs} />
      ) : (
        <PageMeta title={article === undefined ? t('title') : texts.name} />
      )}
      {article === null && <MissingPage />}
      <PageHeader
        title={texts.title ?? texts.name}
        purpose={texts.purpose}
        facts={texts.facts}
        crumbs={crumbs}
      />
    </>
  );
}

function useHeaderTexts() {
  const language = useLanguage();
  const categoryName = useCategoryName();
  return (article: Article): HeaderTexts => {
    const title = localizedText(article, 'title', language);
    const excerpt = localizedText(article, 'excerpt', language);
    return {
      name: title.text,
      title: <span lang={title.lang}>{title.text}</span>,
      purpose: excerpt.text && <span lang={excerpt.lang}>{excerpt.text}</span>,
      facts: (
        <>
          <Badge>{categoryName(article.category)}</Badge>
          <NewsFacts
            publishedAt={article.published_at}
            author={article.author_name}
            words={countWords(pageBody(article, language).doc)}
            className="text-sm"
          />
        </>
      ),
    };
  };
}

function TitleSkeleton() {
  const { t } = useTexts(articlesMessages);
  return (
    <>
      <VisuallyHidden>{t('article.loading')}</VisuallyHidden>
      {/* A Skeleton is not valid inside a heading. */}
      <span aria-hidden className="block h-[1.2em] w-full max-w-xl animate-skeleton rounded bg-border" />
    </>
  );
}
