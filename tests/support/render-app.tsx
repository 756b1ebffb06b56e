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
import { whenPageCloses } from './test-end.ts';
import type { Caller, TestStack } from './stack.ts';

interface AppOptions {
  /** The address that is opened. */
  path: string;
  stack: TestStack;
  /** Role of the person signed in on this browser (default: nobody). */
  role?: Exclude<Caller, 'anon' | 'service'>;
  /** Between the app and the stack, for faults (withFaults). */
  fetch?: Fetch;
  media?: Partial<Media>;
}

/** Puts a session of `role` where the app looks for one, as an earlier visit would have. */
export async function rememberSession(
  stack: TestStack,
  role: NonNullable<AppOptions['role']>,
): Promise<void> {
  const client = await stack.client(role);
  const { data } = await client.auth.getSession();
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(data.session));
}

/** Goes to an address as the browser's own history would. */
export function visit(path: string): void {
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

/** The whole app, from its start-up on, in this page: real routers, real stack; the address is window.location's. */
export async function renderApp({ path, stack, role, fetch = stack.fetch, media }: AppOptions) {
  openTab(fetch);
  setMedia(media);
  if (role) await rememberSession(stack, role);
  // Keeps the promotion of the demo from opening in slow tests.
  sessionStorage.setItem(PROMO_SEEN_KEY, '1');
  window.history.replaceState(null, '', path);
  startPage();
  const { queryClient } = startApp();
  whenPageCloses(async () => {
    await queryClient.cancelQueries();
    queryClient.clear();
    removeToast();
  });
  const { unmount } = render(
    <Providers queryClient={queryClient}>
      <AppRouter />
    </Providers>,
  );
  /** `unmount` closes the page, for a test that goes on in another one. */
  return { queryClient, user: userEvent.setup(), unmount };
}
