import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mockLayout } from '@tests/support/layout';
import { renderApp, visit } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
  await stack.sql(`update public.site_settings set certificates = '{"second_person": true}'`);
});
afterAll(() => stack.close());
beforeEach(mockLayout);

const oneInForce = async () => {
  const [row] = await stack.sql<{ number: string; client_id: string }>(
    `select c.number, c.client_id from public.certificates c join public.clients k on k.id = c.client_id
     where c.status = 'aktif' and c.is_published and c.deleted_at is null and c.expires_on > private.today()
       and k.is_published and k.deleted_at is null
       and not exists (select from public.certificate_proposals p where p.certificate_id = c.id) order by c.number limit 1`,
  );
  return row!;
};
const statusOf = async (number: string) => {
  const [row] = await stack.sql<{ status: string }>(
    'select status from public.certificates where number = $1',
    [number],
  );
  return row?.status;
};
const waiting = () => screen.findByRole('region', { name: 'Menunggu orang kedua' });

/** Suspends a certificate as an editor and checks that the decision awaits confirmation. */
async function propose(number: string, clientId: string) {
  const shown = await renderApp({ path: `/admin/klien/${clientId}`, stack, role: 'editor' });
  await shown.user.click(await screen.findByRole('button', { name: `Catat keputusan atas ${number}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await shown.user.selectOptions(dialog.getByRole('combobox', { name: /^Keputusan/ }), 'Pembekuan');
  await shown.user.selectOptions(
    dialog.getByRole('combobox', { name: /^Jenis alasan/ }),
    'Surveilans belum selesai',
  );
  await shown.user.type(dialog.getByRole('textbox', { name: /^Nomor keputusan/ }), 'SK-7');
  await shown.user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Surveilans <b>gagal</b>');
  await shown.user.click(dialog.getByRole('button', { name: 'Simpan keputusan' }));
  expect(await findToast(`${number}: menunggu persetujuan orang kedua`)).toBeVisible();
  return shown;
}

test('requires a colleague to confirm a suspension and shows both people in the history', async () => {
  const { number, client_id } = await oneInForce();
  const { unmount } = await propose(number, client_id);
  const own = within(await waiting());
  expect(own.getByText(`${number}: Pembekuan`)).toBeVisible();
  expect(own.getByText('Surveilans <b>gagal</b>')).toBeVisible();
  expect(own.getByText('Surveilans belum selesai')).toBeVisible();
  expect(own.getByText('Keputusan: SK-7')).toBeVisible();
  expect(own.getByRole('button', { name: `Tarik usulan ${number}: Pembekuan` })).toBeVisible();
  expect(own.queryByRole('button', { name: /^Setujui/ })).toBeNull();
  expect(await statusOf(number)).toBe('aktif');
  unmount();

  const { user } = await renderApp({ path: '/admin', stack, role: 'admin' });
  await user.click(
    await screen.findByRole('link', { name: /^Keputusan sertifikat yang menunggu Anda sebagai orang kedua/ }),
  );
  const section = within(await waiting());
  await user.click(section.getByRole('button', { name: `Setujui ${number}: Pembekuan` }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Setujui' }));
  expect(await findToast(`${number}: Pembekuan tercatat`)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Menunggu orang kedua' })).toBeNull());
  expect(await statusOf(number)).toBe('dibekukan');
  visit(`/admin/klien/${client_id}`);
  await user.click(await screen.findByRole('button', { name: `Riwayat ${number}` }));
  expect(await screen.findByText(/^Diusulkan oleh .+ · Disetujui .+ · /)).toBeVisible();
});

test('lets the proposer withdraw a proposal and a colleague decline it with a reason', async () => {
  const { number, client_id } = await oneInForce();
  const first = await propose(number, client_id);
  await first.user.click(within(await waiting()).getByRole('button', { name: /^Tarik usulan/ }));
  await first.user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Tarik usulan' }),
  );
  expect(await findToast(`Usulan untuk ${number} ditarik`)).toBeVisible();
  first.unmount();
  await stack.sql('delete from public.certificate_proposals where outcome is not null');

  const second = await propose(number, client_id);
  second.unmount();
  const reader = await renderApp({ path: `/admin/klien/${client_id}`, stack, role: 'viewer' });
  expect(within(await waiting()).queryByRole('button')).toBeNull();
  reader.unmount();

  const { user } = await renderApp({ path: `/admin/klien/${client_id}`, stack, role: 'admin' });
  await user.click(within(await waiting()).getByRole('button', { name: `Tolak ${number}: Pembekuan` }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Tolak' }));
  expect(dialog.getByText('Alasan wajib diisi.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Surveilans baru dijadwalkan.');
  await user.click(dialog.getByRole('button', { name: 'Tolak' }));
  expect(await findToast(`Usulan untuk ${number} ditolak`)).toBeVisible();
  expect(await statusOf(number)).toBe('aktif');
});
