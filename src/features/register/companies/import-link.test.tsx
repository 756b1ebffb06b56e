import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeEach(async () => {
  stack = await openTestStack();
});
afterEach(() => stack.close());

test.each([
  ['/admin/klien', '/admin/klien/impor'],
  ['/admin/klien/sertifikat', '/admin/klien/impor?kind=certificates'],
])('%s links to its import for users with edit rights', async (list, address) => {
  const { unmount } = await renderApp({ path: list, stack, role: 'editor' });
  expect(await screen.findByRole('link', { name: 'Impor' })).toHaveAttribute('href', address);
  unmount();
  await renderApp({ path: list, stack, role: 'viewer' });
  await screen.findByRole('table');
  expect(screen.queryByRole('link', { name: 'Impor' })).not.toBeInTheDocument();
});
