import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Providers } from '@/app/providers';
import { AppRouter } from '@/app/router';
import { startApp } from '@/app/start';
import '@/styles/index.css';

// None where index.html has already said that the browser is too old.
const root = document.getElementById('root');
if (root) {
  const { queryClient, hasRows } = startApp();
  const app = (
    <StrictMode>
      <Providers queryClient={queryClient}>
        <AppRouter />
      </Providers>
    </StrictMode>
  );
  // As a transition, so that React takes the page over in parts and a touch is answered between two of them.
  const isStarting = document.documentElement.classList.contains('starting');
  if (hasRows && root.firstChild && !isStarting) startTransition(() => void hydrateRoot(root, app));
  else {
    // A page written for another language or address gives way.
    root.replaceChildren();
    document.documentElement.classList.remove('starting');
    createRoot(root).render(app);
  }
}
