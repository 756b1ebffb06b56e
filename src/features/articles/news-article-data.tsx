import { useLocation } from 'react-router-dom';
import { useLanguage } from '@/lib/i18n/use-language';
import { absoluteAddress, siteAddress } from '@/lib/site-address';
import { StructuredData, useOrganization } from '@/page-kit/structured-data';

interface NewsArticleDataProps {
  title: string;
  description: string;
  image?: { address: string } | undefined;
  published: string | undefined;
  modified: string;
  author: string | undefined;
}

/** An article as search engines list it. */
export function NewsArticleData(props: NewsArticleDataProps) {
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
