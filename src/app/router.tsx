import {
  createBrowserRouter,
  replace,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom';
import { paths } from '@/config/paths';
import { PublicLayout } from './layouts/public/public-layout';
import { lazyRoute, reloadOnce } from './lazy-route';
import { publicPages, redirects, toRoute } from './public-routes';
import { FirstLoad } from './pages/first-load';
import { RouteFailure } from './pages/route-failure';

/** Each screen has its own boundary, so that a failing page leaves header, menu and footer in place. */
const withBoundary = (route: RouteObject): RouteObject =>
  route.index ? { ...route, ErrorBoundary: RouteFailure } : { ...route, ErrorBoundary: RouteFailure };

const notFound: RouteObject = { path: '*', lazy: lazyRoute(() => import('./pages/not-found-page')) };

const ROOT_ID = 'root';

export const routes: RouteObject[] = [
  {
    id: ROOT_ID,
    HydrateFallback: FirstLoad,
    ErrorBoundary: RouteFailure,
    children: [
      {
        Component: PublicLayout,
        children: [
          ...publicPages.map(toRoute),
          ...redirects.map(({ from, to }) => ({ path: from, loader: () => replace(to) })),
          notFound,
        ].map(withBoundary),
      },
      { path: paths.login, lazy: lazyRoute(() => import('./pages/login-page')), ErrorBoundary: RouteFailure },
    ],
  },
];

/** The back-office brings its own routes, in a chunk that no visitor loads. */
const addAdminRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (path !== paths.admin.dashboard && !path.startsWith(`${paths.admin.dashboard}/`)) return;
  const { adminRoute } = await reloadOnce(() => import('./layouts/admin/admin-routes'));
  patch(ROOT_ID, [adminRoute]);
};

export const createRouter = () => createBrowserRouter(routes, { patchRoutesOnNavigation: addAdminRoutes });
