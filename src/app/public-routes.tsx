import type { RouteObject } from 'react-router-dom';
import { paths } from '@/config/paths';
import { lazyRoute, type RouteModule } from './lazy-route';

type PublicRoute = { path: string; load: () => Promise<RouteModule> };

/** Every public page: address and lazy page. */
export const publicPages: readonly PublicRoute[] = [
  { path: paths.home, load: () => import('./pages/home-page') },
  { path: paths.information.faq, load: () => import('@/features/faq/faq-page') },
];

/** Addresses that have moved; the footer of the spec links to the first one. */
export const redirects: readonly { from: string; to: string }[] = [
  { from: '/profil/struktur', to: paths.profile.organization },
];

export const toRoute = ({ path, load }: PublicRoute): RouteObject =>
  path === '/' ? { index: true, lazy: lazyRoute(load) } : { path, lazy: lazyRoute(load) };
