import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fileComplaint, openService, type Service } from '@tests/service-requests/requests';
import { renderApp } from '@tests/support/render-app';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

test('staff can close a complaint as withdrawn when the confirmation is complete', async () => {
  const { id, receipt } = await fileComplaint(service);
  const { user } = await renderApp({ path: `/admin/keluhan?case=${id}`, stack: service, role: 'editor' });
  await user.click(await screen.findByRole('button', { name: 'Pelapor mencabut keluhan' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Keluhan dicabut: ${receipt.number}` }));
  await user.click(dialog.getByRole('button', { name: 'Tutup sebagai dicabut' }));
  expect(await dialog.findByText('Wajib diisi.')).toBeVisible();
  expect(dialog.getByText('Tulis paling sedikit 5 karakter.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText(/Cara pelapor mencabut/), 'lisan');
  await user.type(
    dialog.getByRole('textbox', { name: /^Konfirmasi/ }),
    'Telepon <b>12</b> kepada resepsionis',
  );
  await user.click(dialog.getByRole('button', { name: 'Tutup sebagai dicabut' }));
  const outcome = within(await screen.findByRole('region', { name: 'Hasil' }));
  expect(outcome.getByText('Dicabut oleh pelapor')).toBeVisible();
  expect(outcome.getByText(/Telepon <b>12<\/b> kepada resepsionis/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pelapor mencabut keluhan' })).toBeNull();
});

test('a closed complaint cannot get a new action, reason or subject, and its actions cannot be dropped', async () => {
  const { id } = await fileComplaint(service);
  const about = { kind: 'complaint', id };
  const action = { words: 'Petugas dilatih ulang.', owner_name: 'Manajer Mutu', due_on: '2099-01-31' };
  await call(service.admin, 'plan_action', { ...about, action });
  const confirmation = { how: 'lisan', received_on: '2026-11-02', words: 'Telepon.' };
  await call(service.admin, 'record_withdrawal', { id, confirmation });
  await renderApp({ path: `/admin/keluhan?case=${id}`, stack: service, role: 'admin' });
  const section = within(await screen.findByRole('region', { name: 'Tindakan perbaikan' }));
  expect(await section.findByRole('button', { name: /^Selesai: / })).toBeVisible();
  expect(section.getByText(/hanya berubah bila perkara dibuka kembali/)).toBeVisible();
  expect(section.queryByRole('button', { name: /Batalkan|Rencanakan|Tidak perlu/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Perbaiki' })).toBeNull();
});

test('the author can withdraw a complaint on the tracking page', async () => {
  const { receipt } = await fileComplaint(service);
  const { user } = await renderApp({ path: '/lacak', stack: service });
  await user.type(await screen.findByLabelText('Nomor perkara'), receipt.number);
  await user.type(screen.getByLabelText('Kode akses'), receipt.access_code);
  await user.click(screen.getByRole('button', { name: 'Buka perkara' }));
  await user.click(await screen.findByRole('button', { name: 'Cabut keluhan' }));
  const form = within(screen.getByRole('form', { name: `Cabut keluhan ${receipt.number}?` }));
  await user.type(form.getByRole('textbox', { name: /^Alasan/ }), 'Sudah selesai.');
  await user.click(form.getByRole('button', { name: 'Cabut keluhan' }));
  expect(await screen.findByText('Dicabut pelapor')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cabut keluhan' })).toBeNull();
  expect(screen.getByText('Dicabut oleh pelapor')).toBeVisible();
});
