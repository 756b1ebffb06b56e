import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

async function openHelp(role: 'admin' | 'viewer', path: string) {
  const view = await renderApp({ path, stack, role });
  await screen.findByRole('heading', { level: 1 });
  const button = screen.getByRole('button', { name: 'Bantuan untuk layar ini' });
  await view.user.click(button);
  return { ...view, button, drawer: await screen.findByRole('dialog', { name: 'Buku panduan' }) };
}

test('the chapter about the current screen opens next to it, and Escape restores the focus', async () => {
  const { user, button, drawer } = await openHelp('admin', '/admin/faq');
  expect(
    await within(drawer).findByRole('heading', { name: 'Daftar yang dibaca pengunjung' }),
  ).toBeInTheDocument();
  // The drawer is not modal: the screen behind it stays accessible.
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

test('a chosen chapter remains until another screen is opened', async () => {
  const { user, drawer } = await openHelp('admin', '/admin/faq');
  const chapters = within(drawer).getByRole('combobox', { name: 'Bab' });
  await user.selectOptions(chapters, 'Pengelola: cadangan dan pemulihan');
  expect(
    await within(drawer).findByRole('heading', { name: 'Pengelola: cadangan dan pemulihan' }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Pustaka Media' }));
  expect(await within(drawer).findByRole('heading', { name: 'Pustaka media' })).toBeInTheDocument();
  expect(within(drawer).getByRole('img', { name: 'Pustaka media' })).toHaveAttribute(
    'src',
    expect.stringContaining('webp'),
  );
});

test('users other than admins see the chapters for staff', async () => {
  const { drawer } = await openHelp('viewer', '/admin/klien');
  expect(await within(drawer).findByRole('heading', { name: 'Badan usaha' })).toBeInTheDocument();
  expect(within(drawer).getByRole('group', { name: 'Untuk staf' })).toBeInTheDocument();
  expect(within(drawer).queryByRole('group', { name: 'Untuk pengelola' })).not.toBeInTheDocument();
});
