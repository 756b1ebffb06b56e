import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withFaults } from '@tests/support/faults';
import { call, fileAppeal, openService, type Service } from '@tests/service-requests/requests';
import { renderApp } from '@tests/support/render-app';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const fileLate = () => fileAppeal(service, { decision_date: '2024-01-02' });
const open = (id: string, fetch?: typeof globalThis.fetch) =>
  renderApp({ path: `/admin/banding?case=${id}`, stack: service, role: 'editor', ...(fetch && { fetch }) });

test('admits a late appeal with a cause and an explanation', async () => {
  const { id } = await fileLate();
  const { user } = await open(id);
  const late = within(await screen.findByRole('region', { name: 'Terlambat diajukan' }));
  expect(late.getByText(/hari terakhirnya 22 Januari 2024/)).toBeVisible();
  const documents = within(screen.getByRole('region', { name: 'Kelengkapan dokumen' }));
  expect(documents.queryByRole('button')).toBeNull();
  await user.click(late.getByRole('button', { name: 'Terima untuk diperiksa' }));
  const dialog = within(await screen.findByRole('dialog'));
  const submit = dialog.getByRole('button', { name: 'Terima untuk diperiksa' });
  await user.click(submit);
  expect(dialog.getAllByText('Wajib diisi.')).toHaveLength(2);
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Sebab/ }), 'Keadaan kahar');
  const explanation = dialog.getByRole('textbox', { name: /^Penjelasan/ });
  await user.type(explanation, 'Banjir');
  expect(dialog.getByText('Tulis sekurang-kurangnya 10 huruf.')).toBeVisible();
  await user.type(explanation, ' menutup kantor.');
  await user.click(submit);
  expect(await late.findByText(/^Diterima untuk diperiksa .* oleh Budi Editor\.$/)).toBeVisible();
  expect(late.getByText('Keadaan kahar')).toBeVisible();
  expect(late.getByText('Banjir menutup kantor.')).toBeVisible();
  expect(late.queryByRole('button')).toBeNull();
  expect(documents.getByRole('button', { name: 'Nyatakan lengkap' })).toBeVisible();
});

test('keeps the input when the admission is refused', async () => {
  const { id } = await fileLate();
  const fetch = withFaults(service.fetch, [
    { match: '/rpc/admit_late_appeal', fault: 'server-error', times: 1 },
  ]);
  const { user } = await open(id, fetch);
  await user.click(
    within(await screen.findByRole('region', { name: 'Terlambat diajukan' })).getByRole('button', {
      name: 'Terima untuk diperiksa',
    }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Sebab/ }), 'Lainnya');
  await user.type(dialog.getByRole('textbox', { name: /^Penjelasan/ }), 'Surat keputusan terlambat.');
  await user.click(dialog.getByRole('button', { name: 'Terima untuk diperiksa' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Penjelasan/ })).toHaveValue('Surat keputusan terlambat.');
});

test('marks late appeals in the list', async () => {
  const { receipt } = await fileLate();
  await renderApp({ path: `/admin/banding?q=${receipt.number}`, stack: service, role: 'editor' });
  const row = await screen.findByRole('row', { name: new RegExp(receipt.number) });
  expect(row).toHaveTextContent('Terlambat diajukan');
});

test('counts late appeals in the figures', async () => {
  await fileLate();
  await renderApp({ path: '/admin/banding?view=figures', stack: service, role: 'editor' });
  const label = await screen.findByText('Terlambat diajukan');
  expect(Number(label.nextElementSibling?.textContent)).toBeGreaterThan(0);
});

test('offers no admission for a lapsed appeal', async () => {
  const { id } = await fileLate();
  await call(service.editor, 'move_case', {
    kind: 'appeal',
    id,
    new_status: 'gugur',
    outcome: 'Banding gugur karena terlambat.',
    reason: 'Diajukan setelah hari terakhir.',
    declares: 'id',
    post: 'Manajer Mutu',
  });
  await open(id);
  const late = within(await screen.findByRole('region', { name: 'Terlambat diajukan' }));
  expect(late.getByText(/tidak diterima untuk diperiksa/)).toBeVisible();
  expect(late.queryByRole('button')).toBeNull();
});
