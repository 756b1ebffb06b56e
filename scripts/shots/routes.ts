import { importFromApp } from '../app-module.ts';

export interface PhotographedRoute {
  path: string;
  /** Opened as an admin. */
  staff: boolean;
  /** The module of its page, from the project's folder. */
  file: string;
}

type PublicPages = readonly { path: string; load: () => Promise<unknown> }[];
type AdminScreens = readonly { path: string; lazy: () => Promise<unknown> }[];

/** The module that a route loads: its loader is one import, in which Vite has put the file's path. */
function fileOf(load: () => Promise<unknown>, address: string): string {
  const file = /["'`]\/?(src\/[^"'`]+)["'`]/.exec(String(load))?.[1];
  if (!file)
    throw new Error(`The page of ${address} is not loaded by an import of its file: ${String(load)}`);
  return file;
}

/** Every address of the application's own two lists, the login page and a page that does not exist. */
export async function photographedRoutes(): Promise<PhotographedRoute[]> {
  const [{ publicPages }, { adminScreens }] = await Promise.all([
    importFromApp<{ publicPages: PublicPages }>('src/app/public-routes.tsx'),
    importFromApp<{ adminScreens: AdminScreens }>('src/app/admin-screens.ts'),
  ]);
  return [
    ...publicPages.map(({ path, load }) => ({ path, staff: false, file: fileOf(load, path) })),
    { path: '/auth/login', staff: false, file: 'src/app/pages/login-page.tsx' },
    { path: '/tidak-ada', staff: false, file: 'src/app/pages/not-found-page.tsx' },
    ...adminScreens.map(({ path, lazy }) => ({ path, staff: true, file: fileOf(lazy, path) })),
  ].filter(({ path }) => !path.includes(':'));
}
