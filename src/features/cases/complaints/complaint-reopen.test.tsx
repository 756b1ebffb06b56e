import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letterKit } from '@tests/service-requests/letter-kit';
import { openService, type Service } from '@tests/service-requests/requests';
import { renderApp } from '@tests/support/render-app';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

test('shows the reporter the reason and the first decision after an admin reopens a case', async () => {
  const { about, receipt } = await letterKit(service).decided();
  const path = `/admin/keluhan?case=${about.id}`;
  const asEditor = await renderApp({ path, stack: service, role: 'editor' });
  expect(
    await screen.findByText('Hanya admin atau penanggung jawab yang dapat membuka kembali perkara ini.'),
  ).toBeVisible();
  asEditor.unmount();

  const { user, unmount } = await renderApp({ path, stack: service, role: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Buka kembali' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Buka kembali ${receipt.number}` }));
  await user.click(dialog.getByRole('button', { name: 'Buka kembali' }));
  expect(await dialog.findByText('Tulis alasannya, paling sedikit 5 karakter.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), '<b>Bukti</b> baru dari pelapor');
  await user.click(dialog.getByRole('button', { name: 'Buka kembali' }));
  const past = within(await screen.findByRole('region', { name: 'Putusan sebelumnya' }));
  expect(await past.findByText('Jadwal dipulihkan.')).toBeVisible();
  expect(past.getByText('<b>Bukti</b> baru dari pelapor')).toBeVisible();
  expect(await past.findByText('Tidak berlaku lagi: perkara dibuka kembali.')).toBeVisible();
  expect(await screen.findByText('Perkara dibuka kembali', { selector: 'p' })).toBeVisible();
  unmount();

  const { user: reporter } = await renderApp({ path: '/lacak', stack: service });
  await reporter.type(await screen.findByLabelText('Nomor perkara'), receipt.number);
  await reporter.type(screen.getByLabelText('Kode akses'), receipt.access_code);
  await reporter.click(screen.getByRole('button', { name: 'Buka perkara' }));
  const earlier = within(await screen.findByRole('region', { name: 'Putusan sebelumnya' }));
  expect(earlier.getByText(/Jadwal dipulihkan/)).toBeVisible();
  expect(earlier.getByText('<b>Bukti</b> baru dari pelapor')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Pesan Anda/ })).toBeVisible();
});
