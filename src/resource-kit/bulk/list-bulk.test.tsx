import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { giveLayout } from '@tests/support/layout';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(giveLayout);

const shown = async () => {
  const [row] = await stack.sql<{ count: number }>(
    'select count(*)::integer from public.faq where is_published and deleted_at is null',
  );
  return row?.count;
};

test('several questions are chosen, hidden together, and shown again by the notice', async () => {
  const { user } = await renderApp({ path: '/admin/faq', stack, role: 'editor' });
  await user.click(await screen.findByRole('button', { name: 'Pilih beberapa' }));
  expect(screen.queryByRole('button', { name: /^Naikkan/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Pilih “Berapa lama SBU berlaku?”' }));
  await user.click(screen.getByRole('button', { name: 'Pilih semua yang cocok (10)' }));
  expect(screen.getByText('10 dipilih')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Pilih “Berapa lama SBU berlaku?”' }));

  await user.click(screen.getByRole('button', { name: 'Batal terbit' }));
  const question = await screen.findByRole('dialog', { name: 'Batal terbitkan 9 entri?' });
  await user.click(within(question).getByRole('button', { name: 'Batal terbit' }));
  await waitFor(async () => expect(await shown()).toBe(1));
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await waitFor(async () => expect(await shown()).toBe(10));

  await user.click(screen.getByRole('button', { name: 'Selesai memilih' }));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('without a network nothing changes, and it says so', async () => {
  let isDown = false;
  const fetch: typeof globalThis.fetch = (input, init) =>
    isDown ? Promise.reject(new TypeError('Failed to fetch')) : stack.fetch(input, init);
  const { user } = await renderApp({ path: '/admin/faq', stack, role: 'editor', fetch });
  await user.click(await screen.findByRole('button', { name: 'Pilih beberapa' }));
  await user.click(screen.getByRole('checkbox', { name: 'Pilih “Berapa lama SBU berlaku?”' }));
  await user.click(screen.getByRole('button', { name: 'Pindahkan ke sampah' }));
  isDown = true;
  const question = await screen.findByRole('dialog', { name: 'Pindahkan 1 entri ke sampah?' });
  await user.click(within(question).getByRole('button', { name: 'Pindahkan ke sampah' }));
  expect(await screen.findByText('Perubahan tidak tersimpan')).toBeVisible();
  isDown = false;
  expect(await shown()).toBe(10);
});
