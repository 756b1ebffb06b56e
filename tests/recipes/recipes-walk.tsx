// Tests the results of the recipes after “A list” in a copy of the project (recipes.slow.test.ts). The copy
// contains this file as a test.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { renderApp, visit } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
  await stack.sql(
    `insert into public.partners (name, name_en, is_published) values ('Asosiasi A', 'Association A', true), ('Asosiasi B', null, false)`,
  );
});
afterAll(() => stack.close());

test('the public page shows published rows in the selected language', async () => {
  await renderApp({ path: '/profil/mitra?lng=en', stack });
  expect(await screen.findByRole('heading', { level: 1, name: 'Our partners' })).toBeVisible();
  expect(await screen.findByText('Association A')).toBeVisible();
  expect(screen.queryByText('Asosiasi B')).not.toBeInTheDocument();
});

test('the new column is part of the form, the list, the import and the audit log', async () => {
  const [company] = await stack.sql<{ id: string; nib: string }>(
    `select id, nib from public.clients where deleted_at is null and nib is not null order by name limit 1`,
  );
  const id = company?.id ?? '';
  const { user } = await renderApp({ path: `/admin/klien/${id}?lng=id`, stack, role: 'admin' });
  await user.click(await screen.findByRole('link', { name: 'Ubah data' }));
  const dialog = await screen.findByRole('dialog', { name: /^Ubah/ });
  await user.type(within(dialog).getByRole('textbox', { name: /^Nama dagang/ }), 'Contoh Jaya');
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  await waitFor(async () =>
    expect(await stack.sql('select trade_name from public.clients where id = $1', [id])).toEqual([
      { trade_name: 'Contoh Jaya' },
    ]),
  );
  const editor = await stack.client('editor');
  const { data: page } = await editor.rpc('list_clients', { page_size: 1000 }).throwOnError();
  expect(page).toContainEqual(expect.objectContaining({ id, trade_name: 'Contoh Jaya' }));
  const values = { nib: company?.nib, trade_name: 'Contoh Lain' };
  const { data: answer } = await editor
    .rpc('import_rows', { kind: 'clients', rows: [{ line: 2, values }], options: { mode: 'check' } })
    .throwOnError();
  expect(answer).toMatchObject({ update: 1, rows: [{ id, before: { trade_name: 'Contoh Jaya' } }] });
  const [line] = await stack.sql<{ id: string }>(
    `select id from public.audit_log where table_name = 'clients' and row_id = $1 and action = 'update'`,
    [id],
  );
  visit(`/admin/audit-log?open=${line?.id ?? ''}`);
  expect(await screen.findByText('Nama dagang')).toBeVisible();
});

test('the new screen is in the sidebar and shows the result of the new function', async () => {
  await renderApp({ path: '/admin/arsip?lng=id', stack, role: 'admin' });
  const menu = await screen.findByRole('navigation', { name: 'Menu admin' });
  expect(within(menu).getByRole('link', { name: 'Arsip' })).toHaveAttribute('href', '/admin/arsip');
  expect(await screen.findByText('2 mitra')).toBeVisible();
});

test('the new screen is closed to other roles, and the new function to visitors', async () => {
  await renderApp({ path: '/admin/arsip?lng=id', stack, role: 'editor' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Akses Ditolak' })).toBeVisible();
  const { error } = await (await stack.client('anon')).rpc('partner_count');
  expect(error).toMatchObject({ code: '42501' });
});

test('the new text is shown in both languages', async () => {
  await renderApp({ path: '/profil/legalitas?lng=id', stack });
  expect(await screen.findByText('Dokumen resmi')).toBeVisible();
  act(() => setLanguage('en'));
  expect(await screen.findByText('Official documents')).toBeVisible();
});
