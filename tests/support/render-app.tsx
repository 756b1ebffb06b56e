import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Providers } from '@/app/providers';
import { AppRouter } from '@/app/routes/router';
import { startApp, startPage } from '@/app/static-site/start';
import { removeToast } from '@/ui/toast/toast';
import { PROMO_SEEN_KEY, SESSION_STORAGE_KEY } from '@/config/constants';
import { openTab } from './browser.ts';
import type { Fetch } from './faults.ts';
import { setMedia, type Media } from './media.ts';
import { onPageClose } from './test-end.ts';
import type { Caller, TestStack } from './stack.ts';

interface AppOptions {
  /** Path to open. */
  path: string;
  stack: TestStack;
  /** Role of the signed-in user (default: signed out). */
  role?: Exclude<Caller, 'anon' | 'service'>;
  /** Wrapped fetch between the app and the stack, for faults (withFaults). */
  fetch?: Fetch;
  media?: Partial<Media>;
}

/** Stores a session of `role` where the app reads it, as an earlier visit would have. */
export async function storeSession(stack: TestStack, role: NonNullable<AppOptions['role']>): Promise<void> {
  const client = await stack.client(role);
  const { data } = await client.auth.getSession();
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(data.session));
}

/** Navigates as the browser's history would. */
export function visit(path: string): void {
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

/** Renders the whole app from start-up with real routers and a real stack; the URL is window.location. */
export async function renderApp({ path, stack, role, fetch = stack.fetch, media }: AppOptions) {
  openTab(fetch);
  setMedia(media);
  if (role) await storeSession(stack, role);
  // Keeps the demo's promotion from opening in slow tests.
  sessionStorage.setItem(PROMO_SEEN_KEY, '1');
  window.history.replaceState(null, '', path);
  startPage();
  const { queryClient } = startApp();
  onPageClose(async () => {
    await queryClient.cancelQueries();
    queryClient.clear();
    removeToast();
  });
  const { unmount } = render(
    <Providers queryClient={queryClient}>
      <AppRouter />
    </Providers>,
  );
  /** `unmount` closes the page, so that a test can continue in another one. */
  return { queryClient, user: userEvent.setup(), unmount };
}
