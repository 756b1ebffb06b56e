import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileAppeal, openService, type Service } from '@tests/service-requests/requests';
import { renderApp } from '@tests/support/render-app';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const open = (id: string) => renderApp({ path: `/admin/banding?case=${id}`, stack: service, role: 'editor' });
const region = () => screen.findByRole('region', { name: 'Banding lain atas nomor ini' });
const statusOf = async (id: string) =>
  (await service.sql<{ status: string }>(`select status from public.appeals where id = $1`, [id]))[0]?.status;

test('compares appeals about the same number and joins one to another with a reason', async () => {
  const first = await fileAppeal(service, { application_number: 'P-GANDA' });
  const second = await fileAppeal(service, {
    application_number: 'p ganda',
    email: 'lain@pelapor.example.id',
  });
  const { user } = await open(first.id);
  const list = within(await region());
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  const other = within(list.getByRole('listitem', { name: second.receipt.number }));
  expect(other.getByText('Keputusan sama')).toBeVisible();
  expect(other.getByText('Email berbeda')).toBeVisible();
  expect(other.getByText('lain@pelapor.example.id')).toBeVisible();

  const join = `Gabungkan ${second.receipt.number} ke perkara ini`;
  await user.click(other.getByRole('button', { name: join }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Gabungkan' }));
  expect(dialog.getByText('Wajib diisi.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Alasan untuk pemohon banding/), 'Diajukan dua kali.');
  await user.click(dialog.getByRole('button', { name: 'Gabungkan' }));
  await waitFor(async () => expect(await statusOf(second.id)).toBe('digabung'));
  expect(await other.findByText(`Bagian dari ${first.receipt.number}`)).toBeVisible();
  expect(other.queryByRole('button')).not.toBeInTheDocument();

  // The other appeal's text and date remain visible.
  await user.click(other.getByRole('link', { name: `Buka ${second.receipt.number}` }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Penilaian tertunda' })).toBeVisible();
  expect(await screen.findByText('Diajukan dua kali.')).toBeVisible();
});

test('keeps the dialog for lapsing another appeal open across a reload', async () => {
  const [certificate] = await service.sql<{ number: string; name: string }>(
    `select c.number, k.name from public.certificates c join public.clients k on k.id = c.client_id
     where c.is_published order by c.number limit 1`,
  );
  const { number = '', name = '' } = certificate ?? {};
  const stranger = await fileAppeal(service, { application_number: number, company: 'PT Orang Lain' });
  const own = await fileAppeal(service, { application_number: number, company: name });
  const before = await open(own.id);
  const list = within(await region());
  const card = within(list.getByRole('listitem', { name: stranger.receipt.number }));
  expect(card.getByText('Bukan nama pemegang sertifikat')).toBeVisible();
  await before.user.click(card.getByRole('button', { name: `Nyatakan ${stranger.receipt.number} gugur` }));
  await before.user.type(
    within(await screen.findByRole('dialog')).getByLabelText(/^Hasil/),
    'Tidak diperiksa',
  );
  // Simulate a reload: forms store their drafts on pagehide, without being closed.
  window.dispatchEvent(new Event('pagehide'));
  const kept = Object.entries(sessionStorage).filter(([key]) => key.startsWith('draft:'));
  expect(kept).toHaveLength(1);
  before.unmount();
  for (const [key, value] of kept) sessionStorage.setItem(key, String(value));

  const { user } = await open(own.id);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/^Hasil/)).toHaveValue('Tidak diperiksa');
  await user.type(dialog.getByLabelText(/^Alasan/), 'Tidak diajukan oleh pemegang sertifikat.');
  await user.type(await dialog.findByRole('textbox', { name: /^Jabatan/ }), 'Manajer Mutu');
  await user.click(await dialog.findByRole('checkbox', { name: /^Saya tidak menilai/ }));
  await user.click(dialog.getByRole('button', { name: 'Nyatakan gugur' }));
  await waitFor(async () => expect(await statusOf(stranger.id)).toBe('gugur'));
  expect(await statusOf(own.id)).toBe('baru');
});

test('shows no comparison for an appeal without duplicates', async () => {
  const { id } = await fileAppeal(service);
  await open(id);
  expect(await screen.findByRole('region', { name: 'Keterangan' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Banding lain atas nomor ini' })).not.toBeInTheDocument();
});
