import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Providers } from '@/app/providers';
import { FirstLoad } from '@/app/boundary/first-load';
import { AppRouter } from '@/app/routes/router';
import { startApp, startPage } from '@/app/static-site/start';
import '@/styles/index.css';

/** In milliseconds: on a slow line the menu and the footer come before the page. */
const FRAME_AFTER_MS = 2000;

// None where index.html has already said that the browser is too old.
const root = document.getElementById('root');
if (root) start(root);

function start(root: HTMLElement) {
  const page = document.documentElement;
  // A page written for another language or address gives way.
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
      // As a transition, so that React takes the page over in parts and a touch is answered between two of them.
      if (hasRows && root.firstChild && isWritten)
        return startTransition(() => void hydrateRoot(root, shown));
      root.replaceChildren();
      page.classList.remove('starting');
      const reactRoot = createRoot(root);
      // Not as the fallback of the page, which React would leave on screen for 300 ms.
      reactRoot.render(<FirstLoad />);
      const isLate = new Promise((resolve) => setTimeout(resolve, FRAME_AFTER_MS));
      void Promise.race([isHere, isLate]).then(() => reactRoot.render(shown));
    },
  ]);
}

/** One step after the other; of a page that is already seen each in a task of its own, so that a touch is answered between. */
function inTasks(isSeen: boolean, [step, ...rest]: (() => void)[]) {
  step?.();
  if (rest.length === 0) return;
  if (isSeen) setTimeout(() => inTasks(isSeen, rest));
  else inTasks(isSeen, rest);
}
