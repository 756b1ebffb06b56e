import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Providers } from '@/app/providers';
import { FirstLoad } from '@/app/boundary/first-load';
import { AppRouter } from '@/app/routes/router';
import { startApp, startPage } from '@/app/static-site/start';
import '@/styles/index.css';

/** In milliseconds: on a slow connection, menu and footer are shown before the page. */
const FRAME_AFTER_MS = 2000;

// Absent when index.html has already reported an unsupported browser.
const root = document.getElementById('root');
if (root) start(root);

function start(root: HTMLElement) {
  const page = document.documentElement;
  // A page prerendered for another language or address is replaced.
  const isWritten = page.hasAttribute('data-written') && !page.classList.contains('starting');
  let app: ReturnType<typeof startApp>;
  inTasks(isWritten, [
    startPage,
    () => (app = startApp()),
    () => {
      const { queryClient, hasRows, page: isHere } = app;
      const shown = (
        <StrictMode>
          <Providers queryClient={queryClient}>
            <AppRouter />
          </Providers>
        </StrictMode>
      );
      // In a transition, so that React hydrates in parts and handles input in between.
      if (hasRows && root.firstChild && isWritten)
        return startTransition(() => void hydrateRoot(root, shown));
      root.replaceChildren();
      page.classList.remove('starting');
      const reactRoot = createRoot(root);
      // Not as the fallback of the page, which React would show for at least 300 ms.
      reactRoot.render(<FirstLoad />);
      const isLate = new Promise((resolve) => setTimeout(resolve, FRAME_AFTER_MS));
      void Promise.race([isHere, isLate]).then(() => reactRoot.render(shown));
    },
  ]);
}

/**
 * Runs the steps in order; for a page that is already visible, each in its own task, so that input is handled
 * in between.
 */
function inTasks(isSeen: boolean, [step, ...rest]: (() => void)[]) {
  step?.();
  if (rest.length === 0) return;
  if (isSeen) setTimeout(() => inTasks(isSeen, rest));
  else inTasks(isSeen, rest);
}
