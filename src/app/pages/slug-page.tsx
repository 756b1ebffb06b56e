import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { Component as CmsPage } from '@/features/cms-pages/cms-page';
import { LANGUAGES, type Language } from '@/config/languages';
import { paths } from '@/config/paths';
import { setLanguage } from '@/lib/i18n/i18n';
import { useMovedSlug } from '@/site/page/moved-text';
import { usePages } from '@/site/site-reads';
import { FirstLoad } from '@/app/boundary/first-load';
import { shortAddresses } from '@/app/routes/short-addresses';
import { Component as NotFoundPage } from './not-found-page';

/** Switches to a language and renders the home page, for /en and other language codes. */
function LocalizedHome({ language }: { language: Language }) {
  useEffect(() => setLanguage(language), [language]);
  return <Navigate replace to={paths.home} />;
}

/** Renders /:slug: an editor's page, a redirect from a moved one, or the 404 page. */
export function Component() {
  const { slug = '' } = useParams();
  const pages = usePages();
  const isHere = pages.data?.some((page) => page.slug === slug);
  const moved = useMovedSlug('cms_pages', slug, pages.isSuccess && !isHere);
  if (isHere) return <CmsPage />;
  if (pages.isPending || (pages.isSuccess && moved === undefined)) return <FirstLoad />;
  if (moved) return <Navigate replace to={`/${moved}`} />;
  const language = LANGUAGES.find((each) => each === slug.toLowerCase());
  if (language) return <LocalizedHome language={language} />;
  const meant = shortAddresses[slug.toLowerCase()];
  return meant ? <Navigate replace to={meant} /> : <NotFoundPage />;
}
