import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mockLayout } from '@tests/support/layout';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(mockLayout);

test('focuses the opened row when the browser goes back to the list', async () => {
  const { user } = await renderApp({ path: '/admin/klien?sort=-name', stack, role: 'editor' });
  const titles = await screen.findAllByRole('rowheader');
  const name = titles[2]?.querySelector('[data-row]')?.textContent ?? '';
  await user.click(screen.getByRole('link', { name }));
  expect(await screen.findByRole('link', { name: 'Daftar badan usaha' })).toBeVisible();
  act(() => window.history.back());
  await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
});
