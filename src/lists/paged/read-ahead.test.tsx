import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mockLayout } from '@tests/support/layout';
import { renderApp } from '@tests/support/render-app';
import { withFaults } from '@tests/support/faults';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
  await stack.sql(`insert into public.contact_submissions (name, email, subject, message)
    select 'Warga ' || n, 'warga@contoh.test', 'Pesan ' || n, 'Isi pesan yang cukup panjang.'
    from generate_series(1, 30) n`);
  await stack.sql(`insert into public.cms_pages (slug, title, body, status)
    select 'halaman-' || n, 'Halaman uji ' || n, '{"type":"doc","content":[]}', 'draft' from generate_series(1, 30) n`);
});
afterAll(() => stack.close());
beforeEach(() => {
  mockLayout();
  // Rows are refetched after a second, which a slow machine may need to render a screen.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
});

const next = () => screen.findByRole('link', { name: /berikut/i });
const first = () => document.querySelector('main tbody tr')?.textContent;

type IsCounted = (url: string, body: string) => boolean;

/** Opens a screen and counts the matching requests. */
async function open(path: string, isCounted: IsCounted) {
  const requested = vi.fn();
  const fetch: typeof stack.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (isCounted(request.url, await request.clone().text())) requested();
    return stack.fetch(request);
  };
  const { user } = await renderApp({ path, stack, role: 'admin', fetch });
  return { user, requested };
}

test.each([
  [
    '/admin/cms',
    (url: string, body: string) => url.includes('list_pages') && body.includes('"page_number":2'),
  ],
  ['/admin/messages', (url: string) => /contact_submissions\?.*offset=25/.test(url)],
])('preloads the rows of %s when the pointer is over its link', async (path, ofPage) => {
  const { user, requested } = await open(path, ofPage);
  const link = await next();
  const before = first();
  expect(requested).not.toHaveBeenCalled();
  await user.hover(link);
  await waitFor(() => expect(requested).toHaveBeenCalledOnce());
  await user.click(link);
  await waitFor(() => expect(first()).not.toBe(before));
  expect(requested).toHaveBeenCalledOnce();
});

test('loads a page on opening if the preload failed', async () => {
  const isSecond = (request: Request) => request.url.includes('offset=25');
  const fetch = withFaults(stack.fetch, [{ match: isSecond, fault: 'connection-cut', times: 1 }]);
  const { user } = await renderApp({ path: '/admin/messages', stack, role: 'admin', fetch });
  const link = await next();
  const before = first();
  await user.hover(link);
  await user.click(link);
  await waitFor(() => expect(first()).not.toBe(before));
});

const pageOf =
  (read: string): IsCounted =>
  (url, body) =>
    url.includes(read) && body.includes('"page_size":25');
const rowsOf =
  (table: string): IsCounted =>
  (url) =>
    new RegExp(`/${table}\\?.*limit=26`).test(url);

test.each<[string, IsCounted]>([
  ['/admin/klien', pageOf('list_clients')],
  ['/admin/keluhan', rowsOf('complaints')],
  ['/admin/audit-log', (url) => url.includes('search_audit')],
])('loads the rows of %s once, as soon as its menu link is pressed', async (path, isRows) => {
  const { user, requested } = await open('/admin', isRows);
  const menu = await screen.findByRole('navigation', { name: 'Menu admin' });
  const link = menu.querySelector(`a[href="${path}"]`);
  await user.pointer({ keys: '[MouseLeft>]', target: link! });
  await waitFor(() => expect(requested).toHaveBeenCalledOnce());
  expect(window.location.pathname).toBe('/admin');
  await user.pointer({ keys: '[/MouseLeft]' });
  await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
  expect(requested).toHaveBeenCalledOnce();
});
