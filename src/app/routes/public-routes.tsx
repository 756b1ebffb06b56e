import { matchPath } from 'react-router-dom';
import { paths } from '@/config/paths';
import { lazyPage, type PageModule } from './lazy-page';

type PublicPage = { path: string; load: () => Promise<PageModule> };

const cmsPage = () => import('@/features/cms-pages/cms-page');

/** All public pages. */
export const publicPages: readonly PublicPage[] = [
  { path: paths.home, load: () => import('@/app/pages/home-page') },
  { path: paths.profile.about, load: cmsPage },
  { path: paths.profile.vision, load: cmsPage },
  { path: paths.profile.organization, load: () => import('@/features/organization/organization-page') },
  { path: paths.profile.legality, load: () => import('@/features/legality/legality-page') },
  { path: paths.services.scopes, load: () => import('@/features/scopes/scopes-page') },
  { path: `${paths.services.scopes}/:code`, load: () => import('@/features/scopes/scope-page') },
  { path: paths.services.guide, load: () => import('@/features/scopes/guide-page') },
  { path: paths.services.flow, load: () => import('@/features/certification-flow/flow-page') },
  { path: paths.information.news, load: () => import('@/features/articles/news-page') },
  { path: `${paths.information.news}/:slug`, load: () => import('@/features/articles/article-page') },
  { path: paths.services.fees, load: () => import('@/features/fees/fees-page') },
  {
    path: paths.information.legalProducts,
    load: () => import('@/features/legal-products/legal-products-page'),
  },
  { path: paths.information.clients, load: () => import('@/features/register/public/clients-page') },
  { path: `${paths.information.clients}/:id`, load: () => import('@/features/register/public/company-page') },
  { path: paths.check, load: () => import('@/features/register/check/check-page') },
  { path: `${paths.check}/:number/*`, load: () => import('@/app/pages/checks-page') },
  { path: paths.information.faq, load: () => import('@/features/faq/faq-page') },
  { path: paths.information.rights, load: cmsPage },
  { path: paths.profile.contact, load: () => import('@/features/contact/contact-page') },
  { path: paths.complaint, load: () => import('@/features/cases/complaints/complaint-page') },
  { path: paths.appeal, load: () => import('@/features/cases/appeals/appeal-page') },
  { path: paths.appealLetter, load: () => import('@/features/cases/appeals/appeal-letter-page') },
  { path: paths.tracking, load: () => import('@/features/cases/tracking/tracking-page') },
  { path: paths.search, load: () => import('@/features/search/search-page') },
  { path: paths.terms, load: cmsPage },
  { path: paths.privacy, load: cmsPage },
  { path: paths.accessibility, load: cmsPage },
  // Editors' pages; last, because the path matches everything.
  { path: '/:slug', load: () => import('@/app/pages/slug-page') },
];

/** Moved addresses; the spec's footer links to the first one. */
export const redirects: readonly { from: string; to: string }[] = [
  { from: '/profil/struktur', to: paths.profile.organization },
];

export const publicScreens = publicPages.map(({ path, load }) => ({ path, ...lazyPage(load) }));
export const loginScreen = lazyPage(() => import('@/app/pages/login-page'));
export const newPasswordScreen = lazyPage(() => import('@/app/pages/new-password-page'));
export const confirmLinkScreen = lazyPage(() => import('@/app/pages/confirm-link-page'));
export const notFoundScreen = lazyPage(() => import('@/app/pages/not-found-page'));

const openable = [
  { path: paths.login, ...loginScreen },
  { path: paths.newPassword, ...newPasswordScreen },
  { path: paths.confirmLink, ...confirmLinkScreen },
  ...publicScreens,
];
const screenAt = (pathname: string) => openable.find(({ path }) => matchPath(path, pathname));

/**
 * Starts downloading the page at an address, in parallel with the rest of a first visit. Resolves when it has
 * finished or failed.
 */
export async function preloadPage(pathname: string): Promise<void> {
  await screenAt(pathname)?.preload();
}

/** Prefetches the page at an address. */
export function prefetchPage(pathname: string): void {
  screenAt(pathname)?.prefetch();
}
