import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { around } from '@tests/support/around';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const path = '/profil/struktur-organisasi';
const chart = () => screen.findByRole('region', { name: 'Bagan organisasi' });
/** Returns the list item of a person, including all subordinates. */
const branchOf = (name: string) => around(screen.getByText(name), 'li');

test('nests people below their superior', async () => {
  await renderApp({ path, stack });
  await chart();
  const certification = within(branchOf('Sinta Maheswari'));
  expect(certification.getByText('Mega Lestari')).toBeVisible();
  expect(certification.queryByText('Tari Handayani')).toBeNull();
  expect(within(branchOf('Mega Lestari')).getByText('Arif Nugroho')).toBeVisible();
  expect(within(branchOf('Ratna Wijayanti')).getAllByRole('listitem')).toHaveLength(9);
});

test('redirects the old address', async () => {
  await renderApp({ path: '/profil/struktur', stack });
  expect(await chart()).toBeVisible();
  expect(window.location.pathname).toBe(path);
});

test('expands the duties of a person below their name', async () => {
  const { user } = await renderApp({ path, stack });
  await chart();
  const duties = screen.getByText(/Menangani keluhan dan banding/);
  expect(duties).not.toBeVisible();
  await user.click(within(branchOf('Laras Puspita')).getByText('Tugas'));
  expect(duties).toBeVisible();
});

test('shows positions in English', async () => {
  await renderApp({ path, stack });
  await chart();
  setLanguage('en');
  expect(await screen.findByText('Quality manager')).toBeVisible();
});

test('hides an unpublished person but shows their subordinates', async () => {
  await stack.sql(`update public.struktur_organisasi set is_published = false where name = 'Mega Lestari'`);
  await renderApp({ path, stack });
  await chart();
  expect(screen.queryByText('Mega Lestari')).toBeNull();
  expect(screen.getByText('Arif Nugroho')).toBeVisible();
});

test('shows an error with a retry when loading fails, and a message for an empty chart', async () => {
  const rules: FaultRule[] = [
    { match: ({ url }) => url.includes('struktur_organisasi') && url.includes('bio'), fault: 'server-error' },
  ];
  const { user } = await renderApp({ path, stack, fetch: withFaults(stack.fetch, rules) });
  expect(await screen.findByText('Struktur organisasi tidak dapat dimuat')).toBeVisible();
  await stack.sql(`update public.struktur_organisasi set deleted_at = now()`);
  rules.length = 0;
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Struktur organisasi belum tersedia')).toBeVisible();
});
