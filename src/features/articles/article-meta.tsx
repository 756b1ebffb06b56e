import type { Crumb } from '@/components/breadcrumb';
import { drawingName } from '@/components/drawings/drawing';
import { useLanguage } from '@/lib/i18n/use-language';
import { localized, localizedText } from '@/lib/localized';
import { plainText } from '@/lib/rich-text/rich-text-doc';
import { safeLink } from '@/lib/rich-text/safe-link';
import { PageMeta } from '@/page-kit/page-meta';
import { pageBody } from '@/page-kit/page-text';
import { NewsArticleData } from './news-article-data';
import type { Article } from './queries';

const DESCRIPTION_LENGTH = 200;

/** Meta data of an article, for search engines and share previews. */
export function ArticleMeta({ article, crumbs }: { article: Article; crumbs: readonly Crumb[] }) {
  const language = useLanguage();
  const title = localized(article, 'seo_title', language) || localized(article, 'title', language);
  const description =
    localized(article, 'seo_description', language) ||
    localized(article, 'excerpt', language) ||
    plainText(pageBody(article, language).doc).slice(0, DESCRIPTION_LENGTH) ||
    title;
  // A drawing is no picture that others could show.
  const cover = drawingName(article.cover_url) ? undefined : safeLink(article.cover_url);
  const facts = {
    title,
    description,
    image: cover ? { address: cover, alt: localizedText(article, 'cover_alt', language).text } : undefined,
    published: article.published_at ?? undefined,
    modified: article.updated_at,
  };
  return (
    <>
      <PageMeta {...facts} crumbs={crumbs} type="article" />
      <NewsArticleData {...facts} author={article.author_name ?? undefined} />
    </>
  );
}
