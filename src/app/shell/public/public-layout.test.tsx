import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const header = () => screen.findByRole('banner');
const settings = '/rest/v1/site_settings';

test('menu, slides, questions and footer are read from the database in both languages', async () => {
  // Reduced motion stops the slideshow, which could advance before the language has changed.
  const { user } = await renderApp({ path: '/', stack, media: { reducedMotion: true } });
  const bar = within(await header());
  expect(bar.getByRole('link', { name: 'LSBU Pilar Nusa, ke beranda' })).toHaveAttribute('href', '/');
  expect(await bar.findByRole('button', { name: 'Layanan Online' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: /Badan usaha yang teruji/ })).toBeVisible();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: '021-555-0142' })).toHaveAttribute('href', 'tel:0215550142');
  expect(footer.getByText(/Gedung Pilar/)).toBeVisible();

  await user.click(bar.getByRole('button', { name: 'ID, Bahasa' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'English' }));
  expect(await bar.findByRole('button', { name: 'Online services' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /Certification you can build on/ })).toBeVisible();
  expect(footer.getByText(/Pilar Building/)).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

test.each<FaultRule['fault']>(['server-error', 'malformed-json', 'connection-cut'])(
  'shows an error page when the settings fail to load (%s), and the site after a retry',
  async (fault) => {
    const rules: FaultRule[] = [{ match: settings, fault }];
    const { user } = await renderApp({ path: '/', stack, fetch: withFaults(stack.fetch, rules) });
    expect(await screen.findByRole('heading', { name: 'Gagal Memuat Halaman' })).toBeVisible();
    expect(
      screen.getByText('Terjadi kesalahan saat mengambil data penting. Mohon coba lagi nanti.'),
    ).toBeVisible();
    expect(await findToast('Gagal Memuat Data Kritis')).toBeVisible();

    rules.length = 0;
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await header()).toBeVisible();
  },
);

test('retries a single malformed settings response without a visible error', async () => {
  const rule: FaultRule = { match: settings, fault: 'server-error', times: 1 };
  const fetch = withFaults(stack.fetch, [rule]);
  await renderApp({ path: '/', stack, fetch });
  expect(await screen.findByRole('banner', undefined, { timeout: 5000 })).toBeVisible();
  expect(rule.times).toBe(0);
  expect(screen.queryByText('Gagal Memuat Data Kritis')).toBeNull();
});

test('only the loader is shown while the settings load', async () => {
  const fetch = withFaults(stack.fetch, [{ match: settings, fault: 'hang' }]);
  await renderApp({ path: '/', stack, fetch });
  // The loader for the code is replaced by an identical one for the settings.
  await waitFor(() => expect(screen.getByText('Memuat…')).toBeVisible());
  expect(screen.queryByRole('banner')).toBeNull();
});

test('shows the default menu when the menu cannot be read, and the rest of the page as usual', async () => {
  const fetch = withFaults(stack.fetch, [{ match: '/navigation_menus', fault: 'malformed-json' }]);
  await renderApp({ path: '/', stack, fetch });
  expect(await within(await header()).findByRole('button', { name: 'Layanan Online' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: /Badan usaha yang teruji/ })).toBeVisible();
});

test('navigating to another page moves the focus to its heading and announces its title', async () => {
  // jsdom has neither animations nor the measurements that the home page slides need.
  const { user } = await renderApp({ path: '/aksesibilitas', stack, media: { reducedMotion: true } });
  await screen.findByRole('heading', { level: 1 });
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'FAQ' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Pertanyaan Umum' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe('Pertanyaan Umum · LSBU Pilar Nusa');
  expect(screen.getByText(document.title, { selector: '[role=status]' })).toBeInTheDocument();
  expect(window.location.pathname).toBe('/informasi/faq');
});

test('the focus moves to the new heading when the data replaces the first one', async () => {
  const { user } = await renderApp({
    path: '/layanan/ruang-lingkup?q=BG002',
    stack,
    media: { reducedMotion: true },
  });
  await user.click(await screen.findByRole('link', { name: /^BG002/ }));
  const heading = await screen.findByRole('heading', { level: 1, name: /^BG002 ./ });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('an unknown address shows the 404 page inside the site', async () => {
  await renderApp({ path: '/profil/tidak-ada', stack });
  expect(await screen.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  expect(await header()).toBeVisible();
});

test('the structure link in the footer redirects to the page', async () => {
  await renderApp({ path: '/profil/struktur', stack });
  await waitFor(() => expect(window.location.pathname).toBe('/profil/struktur-organisasi'));
});

test('the first Tab stop is a link that skips the header', async () => {
  const { user } = await renderApp({ path: '/', stack });
  await header();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Lewati ke isi halaman' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the header links signed-in users to the dashboard instead of the login page', async () => {
  await renderApp({ path: '/', stack, role: 'viewer' });
  const link = await within(await header()).findByRole('link', { name: 'Dashboard' });
  expect(link).toHaveAttribute('href', '/admin');
});
