import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withFaults } from '@tests/support/faults';
import { fileAppeal, openService, type Service } from '@tests/service-requests/requests';
import { renderApp } from '@tests/support/render-app';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());
beforeEach(() =>
  service.sql(`update public.site_settings set appeal_fee = '{"amount": 2500000, "payment_days": 3}'`),
);

const open = (id: string, fetch = service.fetch) =>
  renderApp({ path: `/admin/banding?case=${id}`, stack: service, role: 'editor', fetch });

test('records an invoice with the amount from the settings, and its payment', async () => {
  const { id } = await fileAppeal(service);
  const { user } = await open(id);
  const fee = within(await screen.findByRole('region', { name: 'Biaya banding' }));
  await user.click(fee.getByRole('button', { name: 'Catat tagihan' }));
  let dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByRole('textbox', { name: /^Jumlah/ });
  expect(amount).toHaveValue('2500000');
  await user.clear(amount);
  await user.type(amount, '2,5 juta');
  await user.click(dialog.getByRole('button', { name: 'Catat tagihan' }));
  expect(dialog.getByText(/^Isi bilangan bulat/)).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '2500000');
  await user.click(dialog.getByRole('button', { name: 'Catat tagihan' }));
  expect(await fee.findByText('Menunggu pembayaran')).toBeVisible();
  expect(fee.getByText(/Tagihan Rp\s?2\.500\.000 dikirim/)).toBeVisible();
  await user.click(fee.getByRole('button', { name: 'Catat pembayaran' }));
  dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Catat pembayaran' }));
  expect(dialog.getByText('Wajib diisi.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Tanggal dibayar/), '2020-01-02');
  expect(dialog.getByText(/^Pilih hari yang tidak lebih awal/)).toBeVisible();
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  await user.clear(dialog.getByLabelText(/^Tanggal dibayar/));
  await user.type(dialog.getByLabelText(/^Tanggal dibayar/), today);
  await user.click(dialog.getByRole('button', { name: 'Catat pembayaran' }));
  expect(await fee.findByText('Dibayar')).toBeVisible();
  expect(fee.queryByRole('button')).toBeNull();
});

test('renders nothing when the body charges no fee', async () => {
  await service.sql(`update public.site_settings set appeal_fee = '{"amount": 0}'`);
  const { id } = await fileAppeal(service);
  await open(id);
  await screen.findByRole('region', { name: 'Kelengkapan dokumen' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Biaya banding' })).toBeNull());
});

test('shows an error when the fee cannot be loaded', async () => {
  const { id } = await fileAppeal(service);
  await open(id, withFaults(service.fetch, [{ match: '/rpc/appeal_fee', fault: 'server-error' }]));
  expect(
    await within(await screen.findByRole('region', { name: 'Biaya banding' })).findByRole('alert'),
  ).toHaveTextContent('Biaya banding tidak dapat dimuat.');
});

test('keeps the input when the invoice is refused', async () => {
  const { id } = await fileAppeal(service);
  const fetch = withFaults(service.fetch, [
    { match: '/rpc/record_invoice', fault: 'server-error', times: 1 },
  ]);
  const { user } = await open(id, fetch);
  await user.click(
    within(await screen.findByRole('region', { name: 'Biaya banding' })).getByRole('button', {
      name: 'Catat tagihan',
    }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Nomor tagihan/ }), 'INV-7');
  await user.click(dialog.getByRole('button', { name: 'Catat tagihan' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Nomor tagihan/ })).toHaveValue('INV-7');
});
