import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withFaults } from '@tests/support/faults';
import { mockLayout } from '@tests/support/layout';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
let id: string;
const LATEST = 'Kali ke-25';
beforeAll(async () => {
  mockLayout();
  stack = await openTestStack();
  const [row] = await stack.sql<{ id: string }>('select id from public.faq order by sort_order limit 1');
  id = row!.id;
  for (let time = 1; time <= 25; time++)
    await stack.sql('update public.faq set question = $2 where id = $1', [id, `Kali ke-${String(time)}`]);
});
afterAll(() => stack.close());

const open = (role: 'admin' | 'editor' | 'viewer', language: 'id' | 'en' = 'id', fetch = stack.fetch) =>
  renderApp({ path: `/admin/faq?edit=${id}&lng=${language}`, stack, role, fetch });

test('hides the history button from viewers', async () => {
  const { unmount } = await open('viewer');
  await screen.findByRole('dialog', { name: new RegExp(LATEST) });
  expect(screen.queryByRole('button', { name: 'Riwayat perubahan' })).not.toBeInTheDocument();
  unmount();
});

test('loads older changes in pages', async () => {
  const { user, unmount } = await open('editor', 'en');
  await user.click(await screen.findByRole('button', { name: 'Change history' }));
  const history = within(await screen.findByRole('dialog', { name: /^History: / }));
  expect(await history.findAllByRole('listitem')).toHaveLength(20);
  expect(history.getAllByRole('listitem')[0]).toHaveTextContent('System changed Question');
  await user.click(history.getByRole('button', { name: 'Load older changes' }));
  await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(25));
  expect(history.queryByRole('button', { name: 'Load older changes' })).not.toBeInTheDocument();
  unmount();
});

test('shows an error when the history fails to load, and the changes after a retry', async () => {
  const rules = [{ match: '/rpc/entry_history', fault: 'server-error' as const }];
  const { user, unmount } = await open('editor', 'id', withFaults(stack.fetch, rules));
  await user.click(await screen.findByRole('button', { name: 'Riwayat perubahan' }));
  const history = within(await screen.findByRole('dialog', { name: `Riwayat: ${LATEST}` }));
  expect(await history.findByText('Riwayat tidak dapat dimuat')).toBeVisible();
  rules.length = 0;
  await user.click(history.getByRole('button', { name: 'Coba lagi' }));
  expect((await history.findAllByRole('listitem')).length).toBe(20);
  unmount();
});
