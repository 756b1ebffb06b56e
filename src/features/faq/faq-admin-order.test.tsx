import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withFaults } from '@tests/support/faults';
import { mockLayout } from '@tests/support/layout';
import { moveRowDown } from '@tests/support/move-row';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeEach(async () => {
  mockLayout();
  stack = await openTestStack();
});
afterEach(() => stack.close());

const FIRST = 'Apa itu Sertifikat Badan Usaha (SBU)?';
const SECOND = 'Berapa lama SBU berlaku?';
const THIRD = 'Dokumen apa saja yang perlu disiapkan?';

const shownOrder = () => {
  const rows = screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('switch'));
  return rows.slice(0, 3).map((row) => within(row).getAllByRole('link')[0]?.textContent);
};
const storedOrder = async () => {
  const rows = await stack.sql<{ question: string }>(
    'select question from public.faq order by sort_order limit 3',
  );
  return rows.map(({ question }) => question);
};

test('stores the new order when a row is moved with the keyboard, and announces each step', async () => {
  const { user } = await renderApp({ path: '/admin/faq', stack, role: 'editor' });
  const handle = await screen.findByRole('button', { name: `Geser “${FIRST}”` });
  expect(handle).toHaveAccessibleDescription(/Tekan spasi untuk mengangkat/);
  await moveRowDown(user, FIRST);
  await screen.findByText(`“${FIRST}” diletakkan di posisi 2 dari 13.`);
  await waitFor(() => expect(shownOrder()).toEqual([SECOND, FIRST, THIRD]));
  expect(handle).toHaveFocus();
  await waitFor(async () => expect(await storedOrder()).toEqual([SECOND, FIRST, THIRD]));
});

test('restores the previous order and shows an error when saving the new one fails', async () => {
  const fetch = withFaults(stack.fetch, [{ match: '/rpc/reorder', fault: 'server-error' }]);
  const { user } = await renderApp({ path: '/admin/faq', stack, role: 'editor', fetch });
  await moveRowDown(user, FIRST);
  expect((await screen.findAllByText('Urutan tidak tersimpan'))[0]).toBeVisible();
  expect(shownOrder()).toEqual([FIRST, SECOND, THIRD]);
  expect(await storedOrder()).toEqual([FIRST, SECOND, THIRD]);
});

test('resets a switch when saving its change fails', async () => {
  const fetch = withFaults(stack.fetch, [
    { match: ({ method }) => method === 'PATCH', fault: 'connection-cut' },
  ]);
  const { user } = await renderApp({ path: '/admin/faq', stack, role: 'editor', fetch });
  const toggle = await screen.findByRole('switch', { name: `Terbit: “${FIRST}”` });
  await user.click(toggle);
  expect((await screen.findAllByText('Perubahan tidak tersimpan'))[0]).toBeVisible();
  expect(toggle).toBeChecked();
});
