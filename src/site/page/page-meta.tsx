import { useLocation } from 'react-router-dom';
import type { Crumb } from '@/ui/breadcrumb';
import { DEFAULT_LANGUAGE, LANGUAGES, localeOf, type Language } from '@/config/languages';
import { useLanguage } from '@/lib/i18n/use-language';
import { absoluteAddress, siteAddress } from '@/lib/site-address';
import { useSite } from '@/site/use-site';
import { BreadcrumbData } from './structured-data';

interface PageMetaProps {
  /** Title of the page; defaults to the site's name. */
  title?: string;
  /** Description of the page. Pages without one (404, the back-office) are excluded from search engines. */
  description?: string | undefined;
  /** Breadcrumb trail. */
  crumbs?: readonly Crumb[];
  /** Open Graph type: `article` for articles, `website` for all other pages. */
  type?: 'website' | 'article';
  /** Image of the share preview; defaults to the site's own. */
  image?: { address: string; alt: string } | undefined;
  /** For articles: ISO timestamps. */
  published?: string | undefined;
  modified?: string | undefined;
}

/** Size in pixels of the default share image. */
const SHARE_PICTURE = { width: 1200, height: 630 };

/**
 * Returns the default share image: prerendered pages have one that shows their title
 * (scripts/prerender/share-picture.ts), others use the site's.
 */
function sharePicture(pathname: string, language: Language): string {
  const isSent = typeof document === 'undefined' || document.documentElement.dataset.path === pathname;
  return isSent ? `/share/${language}${pathname.replace(/^\/$/, '')}.png` : '/share.png';
}

/**
 * Renders metadata for browsers, search engines and share previews; React hoists it into the head. The
 * canonical URL is the path without its query: filters and searches are not separate pages.
 */
export function PageMeta({ title, description, crumbs, type = 'website', image, ...moments }: PageMetaProps) {
  const { name } = useSite();
  const pathname = useLocation().pathname.replace(/(.)\/+$/, '$1');
  const language = useLanguage();
  const address = siteAddress(pathname, language);
  const fullTitle = [title, name.text].filter(Boolean).join(' · ');
  if (!description) {
    return (
      <>
        <title>{fullTitle}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {LANGUAGES.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={siteAddress(pathname, each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={siteAddress(pathname, DEFAULT_LANGUAGE)} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title ?? name.text} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={name.text} />
      <meta property="og:locale" content={ogLocale(language)} />
      {LANGUAGES.filter((each) => each !== language).map((each) => (
        <meta key={each} property="og:locale:alternate" content={ogLocale(each)} />
      ))}
      <Picture image={image} usual={sharePicture(pathname, language)} siteName={name.text} />
      {moments.published && <meta property="article:published_time" content={moments.published} />}
      {moments.modified && <meta property="article:modified_time" content={moments.modified} />}
      {crumbs && <BreadcrumbData crumbs={crumbs} />}
    </>
  );
}

/** Open Graph writes en_GB. */
const ogLocale = (language: Language) => localeOf(language).replace('-', '_');

/** `usual`: URL of the image used if `image` is missing. */
function Picture({
  image,
  usual,
  siteName,
}: Pick<PageMetaProps, 'image'> & Record<'usual' | 'siteName', string>) {
  const { address, width, height } = image
    ? { ...image, width: undefined, height: undefined }
    : { address: usual, ...SHARE_PICTURE };
  return (
    <>
      <meta property="og:image" content={absoluteAddress(address)} />
      <meta property="og:image:alt" content={image?.alt || siteName} />
      {width && <meta property="og:image:width" content={String(width)} />}
      {height && <meta property="og:image:height" content={String(height)} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
