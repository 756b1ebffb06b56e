import { matchPath } from 'react-router-dom';
import { paths } from '@/config/paths';
import { lazyPage } from './lazy-page';

/** Routes of the back-office, in a chunk that visitors do not load. */
export const adminArea = lazyPage(async () => {
  const { AdminArea, openedScreen } = await import('@/app/shell/admin/admin-area');
  await openedScreen;
  return { Component: AdminArea };
});

export const ADMIN_ROUTE = `${paths.admin.dashboard}/*`;
export const isAdminAddress = (pathname: string): boolean => matchPath(ADMIN_ROUTE, pathname) !== null;
