import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const main = () => within(screen.getByRole('main'));

test('shows the whole list and focuses it when a search without results is cleared', async () => {
  const { user } = await renderApp({ path: '/informasi/klien?q=zzqqzz', stack });
  await user.click(await screen.findByRole('link', { name: 'Tampilkan semua badan usaha' }));
  expect(await main().findAllByRole('rowheader')).toHaveLength(20);
  expect(window.location.search).toBe('');
  expect(screen.getByRole('searchbox', { name: /Nama badan usaha/ })).toHaveValue('');
  expect(document.activeElement).toContainElement(main().getByRole('table'));
});
