import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mockLayout } from '@tests/support/layout';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(() => {
  mockLayout();
  localStorage.clear();
});

const titles = () =>
  waitFor(() => {
    const found = [...document.querySelectorAll('main [data-row]')].map((title) => title.textContent);
    expect(found.length).toBeGreaterThan(1);
    return found;
  });
const form = (title: string | undefined) => screen.findByRole('dialog', { name: `Ubah “${title}”` });
const others = () => within(screen.getByRole('navigation', { name: 'Entri lain' }));

test('links from a form to the previous and next entries in list order', async () => {
  const { user } = await renderApp({ path: '/admin/faq', stack, role: 'admin' });
  const [first, second, third] = await titles();
  const row = document.querySelectorAll<HTMLElement>('main [data-row]')[0];
  await user.click(row!);
  await form(first);
  expect(others().getByText(/^1 dari \d+$/)).toBeVisible();
  expect(others().queryByRole('link', { name: 'Sebelumnya' })).toBeNull();
  await user.click(others().getByRole('link', { name: 'Berikutnya' }));
  await form(second);
  await user.click(others().getByRole('link', { name: 'Berikutnya' }));
  await form(third);
  await user.click(others().getByRole('link', { name: 'Sebelumnya' }));
  const dialog = await form(second);
  // A link asks for confirmation before it discards input.
  await user.type(within(dialog).getAllByRole('textbox')[0]!, 'x');
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Entri lain' })).toBeNull());
});

test('links only to filtered entries, and renders no links for a single result', async () => {
  const { user, unmount } = await renderApp({ path: '/admin/faq?q=SBU', stack, role: 'viewer' });
  const found = await titles();
  await user.click(document.querySelectorAll<HTMLElement>('main [data-row]')[0]!);
  await screen.findByRole('dialog', { name: `Lihat “${found[0]}”` });
  expect(others().getByText(`1 dari ${found.length}`)).toBeVisible();
  await user.click(others().getByRole('link', { name: 'Berikutnya' }));
  await screen.findByRole('dialog', { name: `Lihat “${found[1]}”` });
  expect(window.location.search).toMatch(/q=SBU/);
  unmount();

  const [row] = await stack.sql<{ id: string }>(
    `select id from public.faq where question = 'Berapa lama SBU berlaku?'`,
  );
  await renderApp({ path: `/admin/faq?q=Berapa+lama+SBU+berlaku&edit=${row?.id}`, stack, role: 'viewer' });
  await screen.findByRole('dialog');
  expect(screen.queryByRole('navigation', { name: 'Entri lain' })).toBeNull();
});
