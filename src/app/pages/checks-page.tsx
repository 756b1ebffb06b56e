import { useParams } from 'react-router-dom';
import { checkPages } from '@/app/check-pages';
import { lazyPage } from '@/app/lazy-page';
import { Component as CheckedPage } from '@/features/certificate-check/checked-page';

const pages = Object.entries(checkPages).map(([word, load]) => ({ word, Page: lazyPage(load).Page }));

/** /cek/…: the answer for a number, where QR codes lead, or one of the pages beside it, which are downloaded when they are asked for. */
export function Component() {
  const { number } = useParams();
  const own = pages.find(({ word }) => word === number);
  return own ? <own.Page /> : <CheckedPage />;
}
