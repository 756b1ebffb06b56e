import type { RouteObject } from 'react-router-dom';
import { adminMessages } from '@/app/admin-messages';
import { adminScreens, type AdminScreen } from '@/app/admin-screens';
import { AdminNotFound } from '@/app/pages/admin-not-found';
import { RouteFailure } from '@/app/pages/route-failure';
import { paths } from '@/config/paths';
import { addMessages } from '@/lib/i18n/i18n';
import { AdminLayout } from './admin-layout';

addMessages(adminMessages);

/** `handle` is how the layout knows which row of the list is open. */
function toRoute(screen: AdminScreen): RouteObject {
  const shared = { lazy: screen.lazy, handle: screen, ErrorBoundary: RouteFailure };
  return screen.path === paths.admin.dashboard
    ? { index: true, ...shared }
    : { path: screen.path, ...shared };
}

/** The back-office as the router sees it (router.tsx adds it when the first of its addresses is opened). */
export const adminRoute: RouteObject = {
  path: paths.admin.dashboard,
  Component: AdminLayout,
  ErrorBoundary: RouteFailure,
  children: [...adminScreens.map(toRoute), { path: '*', Component: AdminNotFound }],
};
