import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SESSION_STORAGE_KEY } from '@/config/constants';
import { createSupabase } from '@/lib/supabase-client';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { openTab } from '@tests/support/browser';
import { expireSession, getSession, onIdentityChange, startSession } from './session-store';
import { signIn, signOut } from './sign-in';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(() => openTab(stack.fetch));

const admin = () => stack.accounts.admin;

test('a visitor without a stored session is known at once, without a request', () => {
  startSession();
  expect(getSession()).toMatchObject({ status: 'signed-out', expired: false });
});

test('signing in makes a session that a reload finds again', async () => {
  startSession();
  await signIn(admin().email, admin().password);
  expect(getSession()).toMatchObject({ status: 'signed-in', user: { email: admin().email } });

  openTab(stack.fetch);
  expect(getSession()).toEqual({ status: 'loading' });
  startSession();
  await waitFor(() => expect(getSession().status).toBe('signed-in'));
});
