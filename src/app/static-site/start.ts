import type { QueryClient } from '@tanstack/react-query';
import { toast } from '@/ui/toast/toast';
import { startHistoryGate } from '@/lib/history-gate';
import { startI18n } from '@/lib/i18n/i18n';
import { createQueryClient } from '@/lib/query-client';
import { DRAFT_PREFIX, storedKeys } from '@/lib/storage';
import { startTheme } from '@/lib/theme/theme-store';
import { expireSession, getSession, onIdentityChange, startSession } from '@/session/session-store';
import { whenIdle } from '@/lib/when-idle';
import { readErrorNotice } from '@/site/read-error-notice';
import { clearPersonalReads, startSiteReads } from '@/site/site-reads';
import { adminArea, isAdminAddress } from '@/app/routes/staff-route';
import { onLink, POINTED } from '@/app/routes/prefetch-links';
import { prefetchPage, preloadPage } from '@/app/routes/public-routes';
import { hydrateRows } from './page-rows';

/** Starts history, language and theme. Runs before everything else. */
export function startPage(): void {
  startHistoryGate();
  startI18n();
  startTheme();
}

/**
 * Starts session, the 16 start-up queries and the download of the page's chunk, in parallel with React's
 * start. Call after startPage and before the first render. `hasRows`: the page contained its rows. `page`:
 * resolves when the chunk has loaded or failed.
 */
export function startApp(): { queryClient: QueryClient; hasRows: boolean; page: Promise<void> } {
  const queryClient: QueryClient = createQueryClient({
    onReadError: (table, error) => void toast(readErrorNotice(table, error)),
    onUnauthorized: () => void expireSession(),
    // The user was deactivated or changed role: refetch the profile for the guard.
    onForbidden: () => void queryClient.invalidateQueries({ queryKey: ['app_users', 'profile'] }),
  });
  onIdentityChange(() => clearPersonalReads(queryClient));
  startSession();
  const { pathname } = window.location;
  const hasRows = hydrateRows(queryClient);
  const page = isAdminAddress(pathname) ? adminArea.preload() : preloadPage(pathname);
  if (hasRows)
    // Rows newer than the HTML would cause a hydration mismatch, so the queries start after hydration.
    window.addEventListener('hydrated', () => void startSiteReads(queryClient), { once: true });
  else if (isAdminAddress(pathname) && getSession().status !== 'signed-out')
    // Load the profile and the screen's rows first; the route guard starts the site's queries afterwards.
    void import('@/app/start-staff').then(
      ({ startStaff }) => startStaff(queryClient),
      () => undefined,
    );
  else void startSiteReads(queryClient);
  whenIdle(() => onLink(POINTED, ({ pathname }) => prefetchPage(pathname)));
  whenIdle(deleteOldDrafts);
  if (import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== 'off' && 'serviceWorker' in navigator)
    whenIdle(
      () =>
        void import('@/app/offline/start-offline-pages').then(
          ({ startOfflinePages }) => startOfflinePages(),
          () => undefined,
        ),
    );
  return { queryClient, hasRows, page };
}

/** Deletes expired drafts. Loads the code only if there are drafts. */
function deleteOldDrafts() {
  const isKept = storedKeys().some((key) => key.startsWith(DRAFT_PREFIX));
  if (isKept) void import('@/session/drafts').then(({ deleteExpiredDrafts }) => deleteExpiredDrafts());
}
