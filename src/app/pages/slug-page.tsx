import { Navigate, useParams } from 'react-router-dom';
import { Component as CmsPage } from '@/features/cms-pages/cms-page';
import { useMovedSlug } from '@/page-kit/moved-text';
import { usePages } from '@/site/site-reads';
import { FirstLoad } from '@/app/boundary/first-load';
import { Component as NotFoundPage } from './not-found-page';

/** /:slug: a page that editors added beyond those of the menu, or one that has moved; any other address is not found. */
export function Component() {
  const { slug = '' } = useParams();
  const pages = usePages();
  const isHere = pages.data?.some((page) => page.slug === slug);
  const moved = useMovedSlug('cms_pages', slug, pages.isSuccess && !isHere);
  if (isHere) return <CmsPage />;
  if (pages.isPending || (pages.isSuccess && moved === undefined)) return <FirstLoad />;
  return moved ? <Navigate replace to={`/${moved}`} /> : <NotFoundPage />;
}
