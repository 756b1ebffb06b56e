import { useParams } from 'react-router-dom';
import { Component as CmsPage } from '@/features/cms-pages/cms-page';
import { usePages } from '@/site/site-reads';
import { FirstLoad } from './first-load';
import { Component as NotFoundPage } from './not-found-page';

/** /:slug: a page that editors added beyond those of the menu; any other address is not found. */
export function Component() {
  const { slug } = useParams();
  const pages = usePages();
  if (pages.isPending) return <FirstLoad />;
  return pages.data?.some((page) => page.slug === slug) ? <CmsPage /> : <NotFoundPage />;
}
