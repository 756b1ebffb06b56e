import { importFromApp } from '../app-module.ts';
import { entryAddresses, type Finder } from './entries.ts';

export interface PhotographedRoute {
  /** Path in the router: with `:id` for entries, and `?new=1` for the form of a list. */
  path: string;
  /** Returns the address of an entry if the path has a placeholder. */
  address?: (find: Finder) => Promise<string>;
  /** True for the back-office, which is opened as an admin. */
  staff: boolean;
  /** The page's module, relative to the project's root. */
  file: string;
}

type Load = () => Promise<unknown>;
type PublicPages = readonly { path: string; load: Load }[];
type AdminScreens = readonly { path: string; lazy: Load; forAudit?: true }[];

/**
 * Returns the module that a route loads. Its loader is a single import, into which Vite has written the path.
 */
function fileOf(load: Load, address: string): string {
  const file = /["'`]\/?(src\/[^"'`]+)["'`]/.exec(String(load))?.[1];
  if (!file) throw new Error(`The loader of ${address} is not a single import: ${String(load)}`);
  return file;
}

/** Returns a route to photograph. @throws Error if no entry is defined for its placeholder */
function photographed(path: string, staff: boolean, file: string): PhotographedRoute {
  if (!path.includes(':')) return { path, staff, file };
  const address = entryAddresses[path];
  if (!address) throw new Error(`scripts/shots/entries.ts has no entry for ${path}`);
  return { path, address, staff, file };
}

/**
 * Returns all routes of the application, including entries, the form of each list, the login page and a page
 * that does not exist.
 */
export async function photographedRoutes(): Promise<PhotographedRoute[]> {
  const [{ publicPages }, { adminScreens }, { listScreens }] = await Promise.all([
    importFromApp<{ publicPages: PublicPages }>('src/app/routes/public-routes.tsx'),
    importFromApp<{ adminScreens: AdminScreens }>('src/app/screens/admin-screens.ts'),
    importFromApp<{ listScreens: AdminScreens }>('src/app/screens/list-screens.ts'),
  ]);
  return [
    ...publicPages.map(({ path, load }) => photographed(path, false, fileOf(load, path))),
    { path: '/auth/login', staff: false, file: 'src/app/pages/login-page.tsx' },
    { path: '/tidak-ada', staff: false, file: 'src/app/pages/not-found-page.tsx' },
    ...adminScreens
      .filter(({ forAudit }) => !forAudit)
      .map(({ path, lazy }) => photographed(path, true, fileOf(lazy, path))),
    ...listScreens.map(({ path, lazy }) => photographed(`${path}?new=1`, true, fileOf(lazy, path))),
  ];
}
