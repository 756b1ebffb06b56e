import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { takePrinted } from '@tests/support/test-end';
import { openTestStack, type TestStack } from '@tests/support/stack';

vi.mock('@/features/faq/faq-admin', () => ({
  Component: () => {
    throw new Error('broken');
  },
}));

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

test('users can open another screen from the frame of a failed one', async () => {
  const { user } = await renderApp({ path: '/admin/faq', stack, role: 'editor' });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await screen.findByRole('navigation', { name: 'Menu admin' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(takePrinted().join()).toContain('broken'); // React and the router log the error
});

test('an unknown address outside /admin stays a public page', async () => {
  await renderApp({ path: '/administrasi', stack, role: 'editor' });
  expect(await screen.findByRole('heading', { name: /tidak ditemukan/i })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('a link on a public page opens the back-office without a reload', async () => {
  const { user } = await renderApp({ path: '/informasi/faq', stack, role: 'editor' });
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('navigation', { name: 'Menu admin' })).toBeVisible();
  expect(window.location.pathname).toBe('/admin');
});
