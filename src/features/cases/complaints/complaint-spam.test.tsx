import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileComplaint, openService, type Service } from '@tests/service-requests/requests';
import { renderApp } from '@tests/support/render-app';

let service: Service;
const ids: string[] = [];
const numbers: string[] = [];
beforeAll(async () => {
  service = await openService();
  for (const subject of ['Iklan obat', 'Iklan pinjaman', 'Sertifikat terlambat']) {
    const { id, receipt } = await fileComplaint(service, { subject });
    ids.push(id);
    numbers.push(receipt.number);
  }
});
afterAll(() => service.close());

const open = (path = '/admin/keluhan', role: 'editor' | 'admin' = 'admin') =>
  renderApp({ path, stack: service, role });
const readSpam = async () =>
  (await service.sql<{ id: string }>(`select id from public.complaints where spam_at is not null`)).length;

test('marks several cases as spam with an undo, and lists spam in a separate view', async () => {
  const { user } = await open();
  await screen.findByRole('link', { name: 'Iklan obat' });
  for (const number of numbers.slice(0, 2))
    await user.click(screen.getByRole('checkbox', { name: `Pilih ${number}` }));
  expect(screen.getByText('2 dipilih')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tandai spam' }));
  await waitFor(async () => expect(await readSpam()).toBe(2));
  // The bar that had the focus was removed.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Iklan obat' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Sertifikat terlambat' })).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await waitFor(async () => expect(await readSpam()).toBe(0));
  expect(await screen.findByRole('link', { name: 'Iklan obat' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());

  await user.click(screen.getByRole('checkbox', { name: `Pilih ${numbers[0]}` }));
  await user.click(screen.getByRole('button', { name: 'Tandai spam' }));
  await waitFor(async () => expect(await readSpam()).toBe(1));
  await user.click(screen.getByRole('link', { name: 'Spam' }));
  // The previous list stays on screen until the filtered one loads.
  expect(await screen.findByText('Spam, isinya dihapus 30 hari lagi')).toBeVisible();
  const row = within(screen.getByRole('row', { name: /Iklan obat/ }));
  expect(screen.queryByRole('link', { name: 'Sertifikat terlambat' })).not.toBeInTheDocument();
  await user.click(row.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Bukan spam' }));
  await waitFor(async () => expect(await readSpam()).toBe(0));
});

test('blocks status changes of a case while it is marked as spam', async () => {
  const { user } = await open(`/admin/keluhan?case=${ids[1]}`);
  const spam = within(await screen.findByRole('region', { name: 'Spam' }));
  await user.click(spam.getByRole('button', { name: 'Tandai spam' }));
  expect(await spam.findByText(/^Ditandai spam .* Oleh .* Isinya dihapus 30 hari lagi\.$/)).toBeVisible();
  const moves = within(screen.getByRole('region', { name: 'Langkah berikutnya' }));
  expect(moves.queryByRole('button')).not.toBeInTheDocument();
  await user.click(spam.getByRole('button', { name: 'Bukan spam' }));
  expect(await moves.findByRole('button', { name: 'Mulai periksa' })).toBeVisible();
});

test('an editor’s proposal waits for a second person, and the list of all cases includes spam', async () => {
  const { id } = await fileComplaint(service, { subject: 'Usulan spam' });
  const editor = await open(`/admin/keluhan?case=${id}`, 'editor');
  const section = () => within(screen.getByRole('region', { name: 'Spam' }));
  await editor.user.click(await screen.findByRole('button', { name: 'Tandai spam' }));
  expect(await section().findByText(/^Diusulkan sebagai spam oleh Budi Editor/)).toBeVisible();
  expect(screen.getByText('Diusulkan spam')).toBeVisible();
  expect(section().queryByRole('button', { name: 'Konfirmasi spam' })).not.toBeInTheDocument();
  expect(section().getByRole('button', { name: 'Bukan spam' })).toBeVisible();
  expect(await readSpam()).toBe(0);
  editor.unmount();

  const admin = await open(`/admin/keluhan?case=${id}`);
  await admin.user.click(await screen.findByRole('button', { name: 'Konfirmasi spam' }));
  expect(await section().findByText(/Oleh Budi Editor\. Dikonfirmasi /)).toBeVisible();
  admin.unmount();
  const list = await open('/admin/keluhan?state=all');
  expect(await screen.findByRole('link', { name: 'Usulan spam' })).toBeVisible();
  expect(screen.getByText('Spam, isinya dihapus 30 hari lagi')).toBeVisible();
  list.unmount();
  await service.sql(
    `update public.complaints set spam_at = null, spam_marked_at = null where spam_at is not null`,
  );
});

test('shows the reason when marking as spam is refused', async () => {
  const hidden = await fileComplaint(service, { subject: 'Sangat rahasia', is_confidential: true });
  const { user } = await open('/admin/keluhan', 'editor');
  await user.click(await screen.findByRole('checkbox', { name: `Pilih ${hidden.receipt.number}` }));
  await user.click(screen.getByRole('button', { name: 'Pilih semua di halaman ini (5)' }));
  await user.click(screen.getByRole('button', { name: 'Tandai spam' }));
  expect(
    await screen.findByText('Perkara rahasia ini hanya untuk admin dan penanggung jawabnya.'),
  ).toBeVisible();
  expect(await readSpam()).toBe(0);
});
