import type { QueryClient } from '@tanstack/react-query';
import { toast } from '@/ui/toast/toast';
import { startHistoryGate } from '@/lib/history-gate';
import { startI18n } from '@/lib/i18n/i18n';
import { createQueryClient } from '@/lib/query-client';
import { recall } from '@/lib/storage';
import { startTheme } from '@/lib/theme/theme-store';
import { expireSession, getSession, onIdentityChange, startSession } from '@/session/session-store';
import { whenIdle } from '@/lib/when-idle';
import { readErrorNotice } from '@/site/read-error-notice';
import { forgetWhatAnotherSaw, startSiteReads } from '@/site/site-reads';
import { adminArea, isAdminAddress } from '@/app/routes/staff-route';
import { onLink, POINTED } from '@/app/routes/prefetch-links';
import { prefetchPage, preloadPage } from '@/app/routes/public-routes';
import { hydrateRows } from './page-rows';

/** Begins first: back and forward, language, theme. */
export function startPage(): void {
  startHistoryGate();
  startI18n();
  startTheme();
}

/**
 * Begins before the first render, after startPage: who is here, the sixteen reads and the page's own chunk, which then come
 * while React starts. `hasRows`: rows came with the page. `page`: resolves when the page's chunk is here, or has failed.
 */
export function startApp(): { queryClient: QueryClient; hasRows: boolean; page: Promise<void> } {
  const queryClient: QueryClient = createQueryClient({
    onReadError: (table, error) => void toast(readErrorNotice(table, error)),
    onUnauthorized: () => void expireSession(),
    // Deactivated, or of another role by now: the guard learns of it at the first call that is refused.
    onForbidden: () => void queryClient.invalidateQueries({ queryKey: ['app_users', 'profile'] }),
  });
  onIdentityChange(() => forgetWhatAnotherSaw(queryClient));
  startSession();
  const { pathname } = window.location;
  const hasRows = hydrateRows(queryClient);
  const page = isAdminAddress(pathname) ? adminArea.preload() : preloadPage(pathname);
  if (hasRows)
    // Newer rows than those of the HTML would not match it: the queries start after hydration.
    window.addEventListener('hydrated', () => void startSiteReads(queryClient), { once: true });
  else if (isAdminAddress(pathname) && getSession().status !== 'signed-out')
    // The back-office opens with the profile and the rows of its screen; the guard starts the sixteen reads after them.
    void import('@/app/start-staff').then(
      ({ startStaff }) => startStaff(queryClient),
      () => undefined,
    );
  else void startSiteReads(queryClient);
  whenIdle(() => onLink(POINTED, ({ pathname }) => prefetchPage(pathname)));
  whenIdle(endOldDrafts);
  if (import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== 'off' && 'serviceWorker' in navigator)
    whenIdle(
      () =>
        void import('@/app/offline/keep-pages').then(
          ({ keepPages }) => keepPages(),
          () => undefined,
        ),
    );
  return { queryClient, hasRows, page };
}

/** Deletes expired drafts of visitors' forms; the code is loaded only when there are any. */
function endOldDrafts() {
  const isKept = ['complaint', 'appeal', 'contact'].some((form) => recall(`lsbu-draft-${form}`) !== null);
  if (isKept) void import('@/requests/draft').then(({ forgetOldDrafts }) => forgetOldDrafts());
}
