import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Crumb } from '@/components/breadcrumb';
import { useLanguage } from '@/lib/i18n/use-language';
import { siteAddress } from './site-address';
import { StructuredData } from './structured-data';
import { useSite } from './use-site';

interface PageMetaProps {
  /** Without a title of its own a page is called as the site. */
  title?: string;
  /** What the page is for, in a sentence. A page without one (not found, the back-office) is not for search engines. */
  description?: string | undefined;
  /** The way to this page, as its breadcrumb shows it. */
  crumbs?: readonly Crumb[];
  /** What is shared: an article is one, everything else a page of the site. */
  type?: 'website' | 'article';
}

/**
 * What browsers, search engines and share previews read of a page, from wherever in the page it stands: React puts it
 * into the head. A page's own address is its path; filters and searches in the query are not pages of their own.
 */
export function PageMeta({ title, description, crumbs, type = 'website' }: PageMetaProps) {
  const { name } = useSite();
  const { pathname } = useLocation();
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
      <link rel="alternate" hrefLang="id" href={siteAddress(pathname, 'id')} />
      <link rel="alternate" hrefLang="en" href={siteAddress(pathname, 'en')} />
      <link rel="alternate" hrefLang="x-default" href={siteAddress(pathname, 'id')} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title ?? name.text} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={name.text} />
      <meta property="og:locale" content={language === 'en' ? 'en_GB' : 'id_ID'} />
      {crumbs && <WayHere crumbs={crumbs} />}
    </>
  );
}

/** The breadcrumb for search engines: steps without a page of their own are left out. */
function WayHere({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const language = useLanguage();
  const steps = [
    { label: t('home'), to: '/' },
    ...crumbs.slice(0, -1).filter(({ to }) => to),
    { label: crumbs.at(-1)?.label ?? '', to: pathname },
  ];
  const itemListElement = steps.map(({ label, to = pathname }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: siteAddress(to, language),
  }));
  return <StructuredData data={{ '@type': 'BreadcrumbList', itemListElement }} />;
}
