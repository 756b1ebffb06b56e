import { useLocation } from 'react-router-dom';
import type { Crumb } from '@/ui/breadcrumb';
import { drawingName } from '@/ui/drawings/drawing';
import { useLanguage } from '@/lib/i18n/use-language';
import { localized, localizedText } from '@/lib/localized';
import { plainText } from '@/lib/rich-text/rich-text-doc';
import { safeLink } from '@/lib/rich-text/safe-link';
import { absoluteAddress, siteAddress } from '@/lib/site-address';
import { PageMeta } from '@/site/page/page-meta';
import { pageBody } from '@/site/page/page-text';
import { StructuredData, useOrganization } from '@/site/page/structured-data';
import type { Article } from './queries';

interface NewsArticleDataProps {
  title: string;
  description: string;
  image?: { address: string } | undefined;
  published: string | undefined;
  modified: string;
  author: string | undefined;
}

/** Renders an article's structured data for search engines. */
function NewsArticleData(props: NewsArticleDataProps) {
  const { title, description, image, published, modified, author } = props;
  const { pathname } = useLocation();
  const language = useLanguage();
  const publisher = useOrganization();
  const data = {
    '@type': 'NewsArticle',
    headline: title,
    description,
    image: [absoluteAddress(image?.address ?? '/share.png')],
    datePublished: published,
    dateModified: modified,
    inLanguage: language,
    mainEntityOfPage: siteAddress(pathname, language),
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
  };
  return <StructuredData data={data} />;
}

const DESCRIPTION_LENGTH = 200;

/** Renders an article's metadata for search engines and link previews. */
export function ArticleMeta({ article, crumbs }: { article: Article; crumbs: readonly Crumb[] }) {
  const language = useLanguage();
  const title = localized(article, 'seo_title', language) || localized(article, 'title', language);
  const description =
    localized(article, 'seo_description', language) ||
    localized(article, 'excerpt', language) ||
    plainText(pageBody(article, language).doc).slice(0, DESCRIPTION_LENGTH) ||
    title;
  // Built-in drawings have no URL that other sites could load.
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
