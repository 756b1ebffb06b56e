/** @alone Pages opened by other test files would react to the sign-ins of this one. */
import type { Session } from '@supabase/supabase-js';
import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS, SESSION_STORAGE_KEY } from '@/config/constants';
import { createSupabase } from '@/lib/supabase-client';
import { openTab } from '@tests/support/browser';
import { withFaults } from '@tests/support/faults';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { expireSession, getSession, onIdentityChange, startSession } from './session-store';
import { signIn, signOut } from './sign-in';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(() => openTab(stack.fetch));

const enter = (role: 'admin' | 'editor' = 'admin') => {
  const { email, password } = stack.accounts[role];
  return signIn(email, password);
};

test('a visitor without a stored session is recognised without a request', () => {
  const fetch = vi.fn(stack.fetch);
  openTab(fetch);
  startSession();
  expect(getSession()).toEqual({ status: 'signed-out', expired: false });
  expect(fetch).not.toHaveBeenCalled();
});

test('signing in creates a session that survives a reload', async () => {
  startSession();
  await enter();
  expect(getSession()).toMatchObject({ status: 'signed-in', user: { email: stack.accounts.admin.email } });

  openTab(stack.fetch);
  startSession();
  // Synchronously: the reads of a page need not wait for the auth client.
  expect(getSession()).toMatchObject({ status: 'signed-in', user: { email: stack.accounts.admin.email } });
});

test('a session about to expire is renewed before the user counts as signed in', async () => {
  startSession();
  await enter();
  const stored = JSON.parse(localStorage.getItem(SESSION_STORAGE_KEY)!) as Session;
  const soon = { ...stored, expires_at: Math.floor(Date.now() / 1000) + 60 };

  const fetch = vi.fn(stack.fetch);
  openTab(fetch);
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(soon));
  startSession();
  expect(getSession()).toEqual({ status: 'loading' });
  await waitFor(() => expect(getSession().status).toBe('signed-in'));
  expect(fetch.mock.calls.map(([input]) => new Request(input).url)).toContainEqual(
    expect.stringContaining('grant_type=refresh_token'),
  );
});

test.each(['', 'null', '{}', '{"access_token":"x","expires_at":9999999999}', '[]'])(
  'an invalid stored session is ignored: %s',
  async (text) => {
    openTab(stack.fetch);
    localStorage.setItem(SESSION_STORAGE_KEY, text);
    startSession();
    expect(getSession()).toEqual({ status: 'loading' });
    await waitFor(() => expect(getSession().status).toBe('signed-out'));
  },
);

test('a wrong password is refused with the server’s code', async () => {
  startSession();
  await expect(signIn(stack.accounts.admin.email, 'salah')).rejects.toMatchObject({
    code: 'invalid_credentials',
  });
  expect(getSession().status).toBe('signed-out');
});

test('a response without a session is an error', async () => {
  openTab(async (input, init) => {
    const { url } = new Request(input, init);
    return url.includes('/token') ? Response.json({ user: { id: 'x' } }) : stack.fetch(input, init);
  });
  startSession();
  await expect(enter()).rejects.toMatchObject({ kind: 'malformed' });
});

test('a sign-in without a response times out', async () => {
  openTab(withFaults(stack.fetch, [{ match: '/token', fault: 'hang' }]));
  startSession();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const attempt = expect(enter()).rejects.toMatchObject({ kind: 'network' });
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS + 5_000);
  await attempt;
  vi.useRealTimers();
});

test('signing out does not count as an expired session', async () => {
  startSession();
  await enter();
  await signOut();
  expect(getSession()).toEqual({ status: 'signed-out', expired: false, left: true });
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
});

test('a failed sign-out on the server keeps the user signed in', async () => {
  openTab(withFaults(stack.fetch, [{ match: '/logout', fault: 'server-error' }]));
  startSession();
  await enter();
  await expect(signOut()).rejects.toMatchObject({ name: 'AppError' });
  expect(getSession().status).toBe('signed-in');
});

test('signing out in another tab signs out here', async () => {
  startSession();
  await enter();
  const otherTab = createSupabase();
  await otherTab.auth.signOut();
  await waitFor(() => expect(getSession()).toMatchObject({ status: 'signed-out', expired: true }));
  await otherTab.auth.dispose();
});

test('a token rejected by the server ends the session', async () => {
  startSession();
  await enter();
  await expireSession();
  expect(getSession()).toEqual({ status: 'signed-out', expired: true });
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
});

test('a stored session that can no longer be refreshed counts as expired and is deleted', async () => {
  await enter();
  const stored = JSON.parse(localStorage.getItem(SESSION_STORAGE_KEY)!) as object;
  localStorage.setItem(
    SESSION_STORAGE_KEY,
    JSON.stringify({ ...stored, expires_at: 1, refresh_token: 'lama' }),
  );
  openTab(stack.fetch);
  startSession();
  await waitFor(() => expect(getSession()).toMatchObject({ status: 'signed-out', expired: true }));
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
});

test('an expired session still counts as expired after a reload, until the next sign-in', async () => {
  startSession();
  await enter();
  await expireSession();
  openTab(stack.fetch);
  startSession();
  expect(getSession()).toEqual({ status: 'signed-out', expired: true });

  await enter();
  await signOut();
  openTab(stack.fetch);
  startSession();
  expect(getSession()).toEqual({ status: 'signed-out', expired: false });
});

test('reports another user or a sign-out as an identity change, but not the initial state', async () => {
  const changes = vi.fn();
  const stop = onIdentityChange(changes);
  startSession();
  expect(changes).toHaveBeenCalledTimes(0);
  await enter();
  expect(changes).toHaveBeenCalledTimes(1);
  await enter('editor');
  expect(changes).toHaveBeenCalledTimes(2);
  await signOut();
  expect(changes).toHaveBeenCalledTimes(3);
  stop();
});

/** Restores the page from the back/forward cache, where it missed changes made by other pages. */
const restorePage = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

test('a restored page shows nothing private when the user signed out on a later page', async () => {
  startSession();
  await enter();
  const changed = vi.fn();
  onIdentityChange(changed);
  restorePage();
  expect(getSession().status).toBe('signed-in');
  localStorage.removeItem(SESSION_STORAGE_KEY);
  restorePage();
  expect(getSession()).toEqual({ status: 'signed-out', expired: false, left: true });
  expect(changed).toHaveBeenCalledOnce();
});

test('a restored page hides its content and reloads when another user signed in on a later page', async () => {
  startSession();
  await enter();
  const changed = vi.fn();
  onIdentityChange(changed);
  const stored = localStorage.getItem(SESSION_STORAGE_KEY) ?? '';
  const { user } = JSON.parse(stored) as { user: { id: string } };
  localStorage.setItem(
    SESSION_STORAGE_KEY,
    stored.replaceAll(user.id, '00000000-0000-4000-8000-000000000000'),
  );
  // jsdom does not implement reload.
  const [page, reload] = [window, vi.fn()];
  vi.stubGlobal('window', { localStorage, sessionStorage, location: { reload } });
  page.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(getSession()).toEqual({ status: 'loading' });
  expect(changed).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
});
