import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fileAppeal, openService, upheldAppeal, type Service } from '@tests/service-requests/requests';
import { renderApp } from '@tests/support/render-app';

let service: Service;
let number = '';
beforeAll(async () => {
  service = await openService();
  const [certificate] = await service.sql<{ number: string }>(
    'select number from public.certificates where deleted_at is null order by number limit 1',
  );
  number = certificate?.number ?? '';
});
afterAll(() => service.close());

test('upholding an appeal requires an effect and suggests the certificate of the appeal', async () => {
  const { id } = await fileAppeal(service, { application_number: number });
  await call(service.admin, 'move_case', { kind: 'appeal', id, new_status: 'diproses' });
  const { user } = await renderApp({ path: `/admin/banding?case=${id}`, stack: service, role: 'editor' });
  await user.click(await screen.findByRole('button', { name: 'Kabulkan banding' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Kesimpulan/ }), 'Banding dikabulkan');
  await user.type(dialog.getByRole('textbox', { name: /^Hasil/ }), 'Dikabulkan.');
  await user.type(dialog.getByRole('textbox', { name: /^Yang berubah/ }), 'Pembekuan diakhiri.');
  await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Belum berakhir.');
  await user.type(await dialog.findByRole('textbox', { name: /^Jabatan/ }), 'Manajer Mutu');
  await user.click(await dialog.findByRole('checkbox', { name: /^Saya tidak menilai/ }));
  await user.click(dialog.getByRole('button', { name: 'Kabulkan banding' }));
  const effect = within(dialog.getByRole('group', { name: 'Akibat bagi sertifikat' }));
  expect(await effect.findByText('Wajib diisi.')).toBeVisible();
  await user.selectOptions(effect.getByRole('combobox'), 'Sertifikat diaktifkan kembali');
  const certificate = effect.getByRole('textbox', { name: /^Nomor sertifikat/ });
  expect(certificate).toHaveValue(number);
  await user.clear(certificate);
  await user.type(certificate, 'TIDAK-ADA');
  await user.click(dialog.getByRole('button', { name: 'Kabulkan banding' }));
  expect(await dialog.findByText('Nomor sertifikat ini tidak ada di daftar.')).toBeVisible();
  await user.clear(certificate);
  await user.type(certificate, number);
  await user.click(dialog.getByRole('button', { name: 'Kabulkan banding' }));
  const section = within(await screen.findByRole('region', { name: 'Akibat bagi sertifikat' }));
  expect(section.getByText('Belum dilaksanakan')).toBeVisible();
  expect(section.getByText(`Sertifikat ${number}`)).toBeVisible();
});

test('the certificate of the appeal is filled in when it loads after the choice of an effect', async () => {
  const { id } = await fileAppeal(service, { application_number: number });
  await call(service.admin, 'move_case', { kind: 'appeal', id, new_status: 'diproses' });
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const fetch: typeof service.fetch = async (...request) => {
    const response = await service.fetch(...request);
    if (new Request(...request).url.includes('rpc/appeal_effect')) await held;
    return response;
  };
  const { user } = await renderApp({
    path: `/admin/banding?case=${id}`,
    stack: service,
    fetch,
    role: 'editor',
  });
  await user.click(await screen.findByRole('button', { name: 'Kabulkan banding' }));
  const effect = within(await screen.findByRole('group', { name: 'Akibat bagi sertifikat' }));
  await user.selectOptions(effect.getByRole('combobox'), 'Sertifikat diaktifkan kembali');
  expect(effect.getByRole('textbox', { name: /^Nomor sertifikat/ })).toHaveValue('');
  answer();
  await waitFor(() => expect(effect.getByRole('textbox', { name: /^Nomor sertifikat/ })).toHaveValue(number));
});

test('the dashboard links to upheld appeals with an open effect until the assessment has a date', async () => {
  const { receipt } = await upheldAppeal(service);
  const { user } = await renderApp({ path: '/admin', stack: service, role: 'editor' });
  await user.click(await screen.findByRole('link', { name: /akibatnya belum dilaksanakan/ }));
  await user.click(
    within(await screen.findByRole('row', { name: new RegExp(receipt.number) })).getByRole('link'),
  );
  const section = within(await screen.findByRole('region', { name: 'Akibat bagi sertifikat' }));
  await user.click(section.getByRole('button', { name: 'Tetapkan tanggal' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Tetapkan tanggal' }));
  expect(await dialog.findByText('Wajib diisi.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Tanggal penilaian ulang/), '2099-01-31');
  await user.click(dialog.getByRole('button', { name: 'Tetapkan tanggal' }));
  expect(await section.findByText('Penilaian ulang 31 Januari 2099')).toBeVisible();
});

test('the tracking page shows the effect and whether it was carried out', async () => {
  const { receipt } = await upheldAppeal(service, { kind: 'pemulihan', certificate: number });
  const { user } = await renderApp({ path: '/lacak', stack: service });
  await user.type(await screen.findByLabelText('Nomor perkara'), receipt.number);
  await user.type(screen.getByLabelText('Kode akses'), receipt.access_code);
  await user.click(screen.getByRole('button', { name: 'Buka perkara' }));
  expect(
    await screen.findByText(/^Sertifikat diaktifkan kembali\. Pelaksanaannya belum selesai/),
  ).toBeVisible();
});
