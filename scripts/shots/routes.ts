import { importFromApp } from '../app-module.ts';

export interface PhotographedRoute {
  path: string;
  /** Opened as an admin. */
  staff: boolean;
}

type WithPath = readonly { path: string }[];

/** Every address of the application's own two lists, the login page and a page that does not exist. */
export async function photographedRoutes(): Promise<PhotographedRoute[]> {
  const [{ publicPages }, { adminScreens }] = await Promise.all([
    importFromApp<{ publicPages: WithPath }>('src/app/public-routes.tsx'),
    importFromApp<{ adminScreens: WithPath }>('src/app/admin-screens.ts'),
  ]);
  const everyone = [...publicPages, { path: '/auth/login' }, { path: '/tidak-ada' }];
  return [
    ...everyone.map(({ path }) => ({ path, staff: false })),
    ...adminScreens.map(({ path }) => ({ path, staff: true })),
  ].filter(({ path }) => !path.includes(':'));
}
