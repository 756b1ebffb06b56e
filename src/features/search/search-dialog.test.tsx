import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = vi.fn();
  stack = await openTestStack();
});
afterAll(() => stack.close());

const open = async (options: Partial<Parameters<typeof renderApp>[0]> = {}) => {
  const { user } = await renderApp({
    path: '/informasi/faq',
    stack,
    // jsdom has no animations.
    media: { reducedMotion: true },
    ...options,
  });
  await user.click(await screen.findByRole('button', { name: 'Cari di situs ini' }));
  return { user, input: await screen.findByRole('combobox', { name: 'Kata yang dicari' }) };
};
const options = () => screen.getAllByRole('option').map((each) => each.textContent);

test('opens on the first click with the input focused, and restores the focus on Escape', async () => {
  const { user, input } = await open();
  expect(input).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Yang sering dicari' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Cari di situs ini' })).toHaveFocus();
});

test('groups results by kind and opens the one selected with arrow keys on Enter', async () => {
  const { user, input } = await open();
  await user.type(input, 'lisensi');
  const news = await screen.findByRole('group', { name: 'Berita' });
  expect(within(news).getByText('Lisensi').tagName).toBe('MARK');
  await waitFor(() => expect(screen.getByText(/^\d+ hasil/)).toBeVisible());
  expect(options().at(-1)).toBe('Semua hasil untuk “lisensi”');

  await user.keyboard('{ArrowUp}');
  expect(input).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option').at(-1)?.id);
  await user.keyboard('{ArrowDown}');
  const first = screen.getAllByRole('option')[0];
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(input).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname).not.toBe('/cari');
});

test('opens the page with all results on Enter without a selection', async () => {
  const { user, input } = await open();
  await user.type(input, 'surveilans{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Pencarian' })).toBeVisible();
  expect(window.location.search).toBe('?q=surveilans');
  expect(await screen.findByRole('heading', { level: 2, name: /^Berita \d/ })).toBeVisible();
  await waitFor(() =>
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'),
  );
});

test('opens with the slash key, except while typing in a field', async () => {
  const { user } = await renderApp({ path: '/informasi/faq', stack });
  const box = await screen.findByRole('searchbox', { name: 'Cari dalam pertanyaan umum' });
  await user.type(box, 'a/b');
  expect(box).toHaveValue('a/b');
  expect(screen.queryByRole('dialog')).toBeNull();
  (document.activeElement as HTMLElement).blur(); // the input above
  await user.keyboard('/');
  expect(await screen.findByRole('combobox')).toHaveValue('');
});

test('shows suggestions for a search without results and ignores a single letter', async () => {
  const { user, input } = await open();
  await user.type(input, 'z');
  expect(screen.getByText('Ketik dua huruf atau lebih.')).toBeVisible();
  await user.type(input, 'zqxqx');
  expect(await screen.findByText(/Periksa ejaannya/)).toBeVisible();
  expect(screen.queryByRole('option')).toBeNull();
});

test('renders markup in the search and in results as text', async () => {
  await stack.sql(
    `update public.articles set title = '<img src=x onerror=alert(1)> kwarsa' where slug = 'smap-untuk-usaha-kecil'`,
  );
  const { user, input } = await open();
  await user.type(input, 'kwarsa <img');
  expect(await screen.findByRole('option', { name: /<img src=x onerror=alert\(1\)> kwarsa/ })).toBeVisible();
  expect(document.querySelector('img[src=x]')).toBeNull();
});

test('shows an error with a retry when the search fails', async () => {
  const rule: FaultRule = { match: '/rpc/search_site', fault: 'server-error' };
  const { user, input } = await open({ fetch: withFaults(stack.fetch, [rule]) });
  await user.type(input, 'lisensi');
  expect(await screen.findByText('Pencarian sedang tidak dapat dijalankan')).toBeVisible();
  rule.times = 0;
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('group', { name: 'Berita' })).toBeVisible();
});

test('finds English texts when the interface is English', async () => {
  await renderApp({ path: '/cari?q=surveillance', stack });
  setLanguage('en');
  expect(await screen.findByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Before surveillance/ })).toBeVisible();
});
