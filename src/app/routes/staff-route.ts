import { matchPath } from 'react-router-dom';
import { paths } from '@/config/paths';
import { lazyPage } from './lazy-page';

/** The back-office brings its own routes, in a chunk that no visitor loads; it is here when its first screen is. */
export const adminArea = lazyPage(async () => {
  const { AdminArea, openedScreen } = await import('@/app/shell/admin/admin-area');
  await openedScreen;
  return { Component: AdminArea };
});

export const ADMIN_ROUTE = `${paths.admin.dashboard}/*`;
export const isAdminAddress = (pathname: string): boolean => matchPath(ADMIN_ROUTE, pathname) !== null;
