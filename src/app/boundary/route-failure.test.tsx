import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Unreachable } from '@/app/routes/lazy-page';
import { siteReads } from '@/site/site-reads';
import { settingsWith } from '@tests/support/render-part';
import { takePrinted } from '@tests/support/test-end';
import { startTexts } from '@tests/support/texts';
import { PageBoundary } from './page-boundary';

/** Renders a page that fails as long as `failure.now` is set. */
function show(failure: { now: Error | undefined }) {
  startTexts();
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const settings: QueryKey = siteReads.settings.queryKey;
  queryClient.setQueryData(settings, settingsWith());
  function Page() {
    if (failure.now) throw failure.now;
    return <h1>Isi halaman</h1>;
  }
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <PageBoundary>
          <Page />
        </PageBoundary>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  // React logs errors that a boundary catches.
  expect(takePrinted()).not.toEqual([]);
}

test('a failed page shows an error until a retry succeeds', async () => {
  const failure: { now: Error | undefined } = { now: new Error('broken') };
  show(failure);
  expect(screen.getByRole('alert')).toHaveTextContent('Halaman ini tidak dapat ditampilkan');
  expect(screen.getByRole('link', { name: 'Ke beranda' })).toHaveAttribute('href', '/');
  failure.now = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('heading', { name: 'Isi halaman' })).toBeVisible();
});

test.each([
  'Failed to fetch dynamically imported module: https://x/assets/a.js',
  'error loading dynamically imported module: https://x/assets/a.js',
  'Importing a module script failed.',
])('a missing chunk is reported as a new version: %s', async (message) => {
  const reload = vi.fn();
  const { href, origin, pathname, search, hash } = window.location;
  vi.stubGlobal('location', { href, origin, pathname, search, hash, reload });
  show({ now: new TypeError(message) });
  expect(screen.getByRole('alert')).toHaveTextContent('Versi baru situs telah terbit');
  await userEvent.click(screen.getByRole('button', { name: 'Muat ulang halaman' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('shows an error inside the frame while the server is unreachable, until the page loads on reconnect', async () => {
  const reload = vi.fn();
  const { href, origin, pathname, search, hash } = window.location;
  vi.stubGlobal('location', { href, origin, pathname, search, hash, reload });
  const fetch = vi.fn().mockRejectedValueOnce(new TypeError('fetch failed'));
  vi.stubGlobal('fetch', fetch.mockResolvedValue(new Response('')));
  show({ now: new Unreachable('gone') });
  expect(screen.getByRole('alert')).toHaveTextContent('Halaman ini belum dapat dibuka');
  const retry = screen.getByRole('button', { name: 'Coba lagi' });
  await userEvent.click(retry);
  await vi.waitFor(() => expect(retry).toBeEnabled());
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(retry);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
