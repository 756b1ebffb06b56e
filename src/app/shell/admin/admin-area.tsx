import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { lazy, useEffect, type ComponentType, type ReactNode } from 'react';
import { Route, Routes, useMatch } from 'react-router-dom';
import { screenAt } from '@/app/screens/admin-screen';
import { adminScreens } from '@/app/screens/admin-screens';
import { PageBoundary } from '@/app/boundary/page-boundary';
import { Guard } from '@/app/routes/guard';
import { GuardScreen } from '@/app/routes/guard-screen';
import { lazyPage } from '@/app/routes/lazy-page';
import { onLink, POINTED } from '@/app/routes/prefetch-links';
import { paths } from '@/config/paths';
import type { ShownResource } from '@/forms/resource/define-resource';
import { ListImportContext } from '@/lists/sorted/list-import';
import { DeadLinkContext, type DeadLinkProps } from '@/site/dead-link-context';
import { AdminShell } from './admin-shell';
import { QuietLoader } from './quiet-loader';

/** Renders everything under /admin: guard, frame, and the screen if the role may see it. */
function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <Guard>
      <AdminShell>
        <GuardScreen>
          <PageBoundary fallback={<QuietLoader />}>{children}</PageBoundary>
        </GuardScreen>
      </AdminShell>
    </Guard>
  );
}

const { Page: NotFound } = lazyPage(() => import('./admin-not-found'));
const { Page: DraftPreview } = lazyPage(() => import('./draft-preview'));
const { Page: ListImport } = lazyPage(() => import('@/app/list-import/list-import'));
// Optional: without this chunk the form works without the hint.
const DeadLink = lazy(() =>
  import('@/app/routes/dead-link').then(
    ({ Component }) => ({ default: Component }),
    () => ({ default: () => false }),
  ),
);
const renderDeadLink = (props: DeadLinkProps) => <DeadLink {...props} />;
const renderListImport = (resource: ShownResource) => <ListImport resource={resource} />;
const screens = adminScreens.map(({ path, lazy }) => ({ path, ...lazyPage(lazy) }));
const chunkAt = (pathname: string) => {
  const screen = screenAt(adminScreens, pathname);
  return screen && screens.find(({ path }) => path === screen.path);
};
/** Events that open a link. */
const PRESSED = ['pointerdown', 'click'];
async function prefetchRows(client: QueryClient, address: { pathname: string; search: string }) {
  const { pathname, search } = address;
  const start = await import('@/app/start-staff').catch(() => undefined);
  await start?.prefetchScreenRows(client, { pathname, search });
}
// Loads the screen in parallel with the profile; the guard still decides who sees it.
export const openedScreen = chunkAt(window.location.pathname)?.preload();
/** Returns an address below /admin relative to the nested router. */
const below = (path: string) => path.slice(paths.admin.dashboard.length + 1);

/**
 * Renders everything under /admin. `Site` is the public layout, passed in because a second import of it would
 * split the public entry chunk.
 */
export function AdminArea({ Site }: { Site: ComponentType }) {
  const client = useQueryClient();
  useEffect(() => {
    const end = new AbortController();
    onLink(POINTED, ({ pathname }) => chunkAt(pathname)?.prefetch(), end);
    // Load the screen's rows while React renders it.
    onLink(PRESSED, (address) => void prefetchRows(client, address), end);
    return () => end.abort();
  }, [client]);
  // The editor's preview shows the page as visitors see it, without the back-office around it.
  if (useMatch(`${paths.admin.dashboard}/preview/:table/:id`)) {
    return (
      <Routes>
        <Route element={<Site />}>
          <Route path="preview/:table/:id" element={<DraftPreview />} />
        </Route>
      </Routes>
    );
  }
  return (
    <AdminLayout>
      <DeadLinkContext value={renderDeadLink}>
        <ListImportContext value={renderListImport}>
          <Routes>
            {screens.map(({ path, Page }) => (
              <Route key={path} path={below(path)} element={<Page />} />
            ))}
            <Route path="*" element={<NotFound />} />
          </Routes>
        </ListImportContext>
      </DeadLinkContext>
    </AdminLayout>
  );
}
