import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { Component as CmsPage } from '@/features/cms-pages/cms-page';
import { LANGUAGES, type Language } from '@/config/languages';
import { paths } from '@/config/paths';
import { setLanguage } from '@/lib/i18n/i18n';
import { useMovedSlug } from '@/page-kit/moved-text';
import { usePages } from '@/site/site-reads';
import { FirstLoad } from '@/app/boundary/first-load';
import { Component as NotFoundPage } from './not-found-page';

/** Short addresses that people type, and the page each means; a page of the same slug that editors added comes first. */
const MEANT: Partial<Record<string, string>> = {
  beranda: paths.home,
  home: paths.home,
  profil: paths.profile.about,
  tentang: paths.profile.about,
  layanan: paths.services.scopes,
  biaya: paths.services.fees,
  informasi: paths.information.news,
  news: paths.information.news,
  berita: paths.information.news,
  faq: paths.information.faq,
  klien: paths.information.clients,
  kontak: paths.profile.contact,
  contact: paths.profile.contact,
  login: paths.login,
};

/** /en and its siblings: the home page in that language, from now on. */
function HomeIn({ language }: { language: Language }) {
  useEffect(() => setLanguage(language), [language]);
  return <Navigate replace to={paths.home} />;
}

/** /:slug: a page that editors added beyond those of the menu, or one that has moved; any other address is not found. */
export function Component() {
  const { slug = '' } = useParams();
  const pages = usePages();
  const isHere = pages.data?.some((page) => page.slug === slug);
  const moved = useMovedSlug('cms_pages', slug, pages.isSuccess && !isHere);
  if (isHere) return <CmsPage />;
  if (pages.isPending || (pages.isSuccess && moved === undefined)) return <FirstLoad />;
  if (moved) return <Navigate replace to={`/${moved}`} />;
  const language = LANGUAGES.find((each) => each === slug.toLowerCase());
  if (language) return <HomeIn language={language} />;
  const meant = MEANT[slug.toLowerCase()];
  return meant ? <Navigate replace to={meant} /> : <NotFoundPage />;
}
