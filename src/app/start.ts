import type { QueryClient } from '@tanstack/react-query';
import { toast } from '@/components/toast/toast';
import { paths } from '@/config/paths';
import { startHistoryGate } from '@/lib/history-gate';
import { startI18n } from '@/lib/i18n/i18n';
import { createQueryClient } from '@/lib/query-client';
import { recall } from '@/lib/storage';
import { startTheme } from '@/lib/theme/theme-store';
import { expireSession, getSession, onIdentityChange, startSession } from '@/session/session-store';
import { whenIdle } from '@/lib/when-idle';
import { readErrorNotice } from '@/site/read-error-notice';
import { forgetWhatAnotherSaw, startSiteReads } from '@/site/site-reads';
import { takePageRows } from './prerender/page-rows';
import { prefetchLinks } from './prefetch-links';
import { preloadPage } from './public-routes';

/** Begins first: back and forward, language, theme. */
export function startPage(): void {
  startHistoryGate();
  startI18n();
  startTheme();
}

/**
 * Begins before the first render, after startPage: who is here, the sixteen reads and the page's own chunk, which then come
 * while React starts. `hasRows`: rows came with the page.
 */
export function startApp(): { queryClient: QueryClient; hasRows: boolean } {
  const queryClient: QueryClient = createQueryClient({
    onReadError: (table, error) => void toast(readErrorNotice(table, error)),
    onUnauthorized: () => void expireSession(),
    // Deactivated, or of another role by now: the guard learns of it at the first call that is refused.
    onForbidden: () => void queryClient.invalidateQueries({ queryKey: ['app_users', 'profile'] }),
  });
  onIdentityChange(() => forgetWhatAnotherSaw(queryClient));
  startSession();
  const { pathname } = window.location;
  const hasRows = takePageRows(queryClient);
  // The page has its first picture; the reads then wait until it is alive.
  if (hasRows) whenIdle(() => void startSiteReads(queryClient));
  else if (pathname.startsWith(paths.admin.dashboard) && getSession().status !== 'signed-out')
    // The back-office opens with the profile: that is asked for before the sixteen reads, which need a queue of their own.
    void import('./start-staff')
      .then(({ startStaff }) => startStaff(queryClient))
      .finally(() => void startSiteReads(queryClient));
  else void startSiteReads(queryClient);
  preloadPage(pathname);
  whenIdle(prefetchLinks);
  whenIdle(endOldDrafts);
  if (import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== 'off' && 'serviceWorker' in navigator)
    whenIdle(
      () =>
        void import('./offline/keep-pages').then(
          ({ keepPages }) => keepPages(),
          () => undefined,
        ),
    );
  return { queryClient, hasRows };
}

/** Deletes expired drafts of visitors' forms; the code is loaded only when there are any. */
function endOldDrafts() {
  const isKept = ['complaint', 'appeal', 'contact'].some((form) => recall(`lsbu-draft-${form}`) !== null);
  if (isKept) void import('@/request-kit/draft').then(({ forgetOldDrafts }) => forgetOldDrafts());
}
