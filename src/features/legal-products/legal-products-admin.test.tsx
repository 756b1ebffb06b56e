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

const waitForClosedDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const TITLE = 'Pelindungan Data Pribadi';

test('sorts entries newest first and filters them by kind and status', async () => {
  const { user } = await renderApp({ path: '/admin/produk-hukum', stack, role: 'editor' });
  await screen.findByRole('link', { name: TITLE });
  expect(screen.queryByRole('button', { name: /^Geser/ })).not.toBeInTheDocument();
  const check = async (chip: string, value: string) => {
    await user.click(screen.getByRole('button', { name: chip }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: value }));
    await user.keyboard('{Escape}');
  };
  const titles = () => screen.getAllByRole('link', { name: /./ }).map((link) => link.textContent);
  await check('Jenis: semua', 'Undang-Undang');
  await check('Status: semua', 'Berlaku');
  expect(window.location.search).toBe('?kind=uu&status=berlaku');
  expect(titles()).toContain(TITLE);
  expect(titles()).not.toContain('Cipta Kerja');
  await check('Status: Berlaku', 'Dicabut');
  expect(window.location.search).toBe('?kind=uu&status=berlaku&status=dicabut');
  expect(titles()).toEqual(expect.arrayContaining([TITLE, 'Cipta Kerja']));
});

test('reports a duplicate of kind, number and year', async () => {
  const { user } = await renderApp({ path: '/admin/produk-hukum?new=1', stack, role: 'editor' });
  const dialog = await editor('Tambah produk hukum');
  await fill(user, dialog, /^Nomor/, '27');
  await fill(user, dialog, /^Tahun/, '2022');
  await fill(user, dialog, /^Tentang \(Indonesia\)/, 'Ganda');
  await save(user);
  expect(await within(dialog).findByText(/Jenis, nomor, dan tahun ini sudah tercatat/)).toBeVisible();
});

test('offers all other entries as replacement, but not the entry itself', async () => {
  const [law] = await stack.sql<{ id: string }>('select id from public.legal_products where title = $1', [
    TITLE,
  ]);
  const { user } = await renderApp({ path: `/admin/produk-hukum?edit=${law?.id}`, stack, role: 'editor' });
  const dialog = await editor(`Ubah “${TITLE}”`);
  const choice = within(dialog).getByRole('combobox', { name: /^Diubah atau diganti oleh/ });
  await within(choice).findByRole('option', { name: /Cipta Kerja$/ });
  expect(within(choice).queryByRole('option', { name: new RegExp(TITLE) })).not.toBeInTheDocument();
  await user.selectOptions(choice, within(choice).getByRole('option', { name: /^UU 11\/2020 ·/ }));
  await save(user);
  await waitForClosedDialog();
  const rows = await stack.sql(
    'select n.number from public.legal_products o join public.legal_products n on n.id = o.replaced_by where o.id = $1',
    [law?.id],
  );
  expect(rows).toEqual([{ number: '11' }]);
});
