import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Providers } from '@/app/providers';
import { FirstLoad } from '@/app/boundary/first-load';
import { AppRouter } from '@/app/routes/router';
import { startApp, startPage } from '@/app/static-site/start';
import '@/styles/index.css';

/** Milliseconds after which menu and footer are shown without the page. */
const FRAME_AFTER_MS = 2000;

function start(root: HTMLElement) {
  const { classList, dataset } = document.documentElement;
  const isPrerendered = dataset.prerendered !== undefined && !classList.contains('other-page');
  startPage();
  const { queryClient, hasRows, page } = startApp();
  const app = (
    <StrictMode>
      <Providers queryClient={queryClient}>
        <AppRouter />
      </Providers>
    </StrictMode>
  );
  if (isPrerendered && hasRows) return startTransition(() => void hydrateRoot(root, app));
  root.replaceChildren();
  classList.remove('other-page');
  const reactRoot = createRoot(root);
  reactRoot.render(<FirstLoad />);
  const isLate = new Promise((resolve) => setTimeout(resolve, FRAME_AFTER_MS));
  void Promise.race([page, isLate]).then(() => reactRoot.render(app));
}

// index.html removes #root in an unsupported browser.
const root = document.getElementById('root');
if (root) start(root);
