import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from '@/app/providers';
import { AppRouter } from '@/app/router';
import { startApp } from '@/app/start';
import '@/styles/index.css';

// None where index.html has already said that the browser is too old.
const root = document.getElementById('root');
if (root) {
  const queryClient = startApp();
  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <AppRouter />
      </Providers>
    </StrictMode>,
  );
}
