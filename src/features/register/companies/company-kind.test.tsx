import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mockLayout } from '@tests/support/layout';
import { editor, fill, save } from '@tests/support/list-screen';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(mockLayout);

test('presets BUJKN for a new company and shows the chosen kind on its page', async () => {
  const { user } = await renderApp({ path: '/admin/klien?new=1', stack, role: 'editor' });
  const form = await editor('Tambah badan usaha');
  await fill(user, form, /^Nama badan usaha/, 'Modal Asing Uji');
  const kind = within(form).getByRole('combobox', { name: /^Jenis BUJK/ });
  expect(kind).toHaveValue('BUJKN');
  await user.selectOptions(kind, 'BUJK penanaman modal asing (PMA)');
  await save(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Modal Asing Uji' })).toBeVisible();
  expect(screen.getByText('BUJK penanaman modal asing (PMA)')).toBeVisible();
});

test('filters the list by kind', async () => {
  await stack.sql(`insert into public.clients (name, kind) values ('Kantor Asing Uji', 'KPBUJKA')`);
  await renderApp({ path: '/admin/klien?kind=KPBUJKA', stack, role: 'viewer' });
  expect(await screen.findByRole('link', { name: 'Kantor Asing Uji' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
});
