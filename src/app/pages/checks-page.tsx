import { useParams } from 'react-router-dom';
import { checkPages } from '@/app/routes/check-pages';
import { lazyPage } from '@/app/routes/lazy-page';
import { Component as CheckedPage } from '@/features/register/check/checked-page';

const pages = Object.entries(checkPages).map(([word, load]) => ({ word, Page: lazyPage(load).Page }));

/** /cek/…: the answer for a number, where QR codes lead, or one of the pages beside it, which are downloaded when they are asked for. */
export function Component() {
  const { number } = useParams();
  const own = pages.find(({ word }) => word === number);
  return own ? <own.Page /> : <CheckedPage />;
}
