import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

test('nobody is led to the login page, with the way back', async () => {
  const { router } = await renderApp({ path: '/admin/faq?halaman=2', stack });
  await screen.findByRole('heading', { name: 'Login Admin' });
  expect(router.state.location).toMatchObject({
    pathname: '/auth/login',
    search: '?next=%2Fadmin%2Ffaq%3Fhalaman%3D2',
  });
});

test('an admin lands on the dashboard', async () => {
  await renderApp({ path: '/admin', stack, role: 'admin' });
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
