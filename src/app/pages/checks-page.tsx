import { useParams } from 'react-router-dom';
import { checkPages } from '@/app/routes/check-pages';
import { lazyPage } from '@/app/routes/lazy-page';
import { Component as CheckedPage } from '@/features/register/check/checked-page';

const pages = Object.entries(checkPages).map(([word, load]) => ({ word, Page: lazyPage(load).Page }));

/**
 * Renders /cek/…: the result for a number (the target of QR codes), or one of the related pages, which are
 * loaded on demand.
 */
export function Component() {
  const { number } = useParams();
  const own = pages.find(({ word }) => word === number);
  return own ? <own.Page /> : <CheckedPage />;
}
