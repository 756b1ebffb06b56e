import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(() => localStorage.clear());

const menu = () => within(screen.getByRole('navigation', { name: 'Menu admin' }));
async function open(path: string) {
  const view = await renderApp({ path, stack, role: 'admin' });
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('navigation', { name: 'Menu admin' });
  return view;
}

test('a closed group stays closed after a reload, except for the current screen', async () => {
  const { user, unmount } = await open('/admin/faq');
  const group = menu().getByRole('button', { name: 'Manajemen Situs' });
  expect(group).toHaveAttribute('aria-expanded', 'true');
  await user.click(group);
  expect(menu().queryByRole('link', { name: 'Klien' })).toBeNull();
  expect(menu().getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'page');
  unmount();

  const again = await open('/admin/biaya');
  expect(menu().getByRole('button', { name: 'Manajemen Situs' })).toHaveAttribute('aria-expanded', 'false');
  expect(menu().queryByRole('link', { name: 'FAQ' })).toBeNull();
  expect(menu().getByRole('link', { name: 'Biaya' })).toBeVisible();
  await again.user.click(menu().getByRole('button', { name: 'Manajemen Situs' }));
  expect(menu().getByRole('link', { name: 'FAQ' })).toBeVisible();
});

test('a closed group shows the number of its new entries', async () => {
  await stack.sql(
    `insert into public.contact_submissions (name, email, subject, message)
     values ('Ani', 'ani@contoh.example.id', 'Tanya jadwal', 'Kapan jadwal asesmen?')`,
  );
  const { user } = await open('/admin');
  expect(await menu().findByRole('link', { name: /^Pesan Masuk\s*\(1 baru\)$/ })).toBeVisible();
  await user.click(menu().getByRole('button', { name: 'Layanan Online' }));
  expect(menu().getByRole('button', { name: /^Layanan Online\s*\(1 baru\)$/ })).toBeVisible();
});

test('the entry of the current screen is scrolled into view', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  await open('/admin/users');
  await waitFor(() =>
    expect(shown.mock.contexts).toContain(menu().getByRole('link', { name: 'Manajemen User' })),
  );
});
