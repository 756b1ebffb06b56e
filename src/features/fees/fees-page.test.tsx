import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const path = '/layanan/biaya';
const calculator = () => screen.findByRole('region', { name: 'Hitung perkiraan biaya' });

test('shows one table per nature with the decrees of its fees', async () => {
  await renderApp({ path, stack });
  const general = await screen.findByRole('table', { name: 'Tarif pekerjaan umum' });
  const medium = within(general).getByRole('row', { name: /Menengah/ });
  expect(medium).toHaveTextContent(/Rp2\.257\.500/);
  expect(within(medium).getByRole('link', { name: 'Kepmen 713/KPTS/M/2022' })).toHaveAttribute(
    'href',
    '/informasi/produk-hukum?q=713%2FKPTS%2FM%2F2022',
  );
  expect(
    within(general).getByRole('row', { name: /Hanya untuk: Kantor perwakilan BUJK asing \(KPBUJKA\)/ }),
  ).toHaveTextContent(/Rp17\.850\.000/);
  expect(screen.getByRole('table', { name: 'Tarif pekerjaan spesialis' })).toBeVisible();
  expect(
    screen.getByText(
      /Tarif untuk pekerjaan terintegrasi, jasa konsultansi umum, atau jasa konsultansi spesialis belum/,
    ),
  ).toBeVisible();
  expect(screen.getByText('Dibayar penuh saat perjanjian ditandatangani.')).toBeVisible();
});

test('updates the estimate and the URL with the selection', async () => {
  const { user } = await renderApp({ path, stack });
  const box = within(await calculator());
  await user.selectOptions(box.getByRole('combobox', { name: 'Kualifikasi' }), 'Besar');
  await user.click(box.getByRole('button', { name: 'Tambah satu' }));
  expect(box.getByRole('status')).toHaveTextContent(/Rp18\.900\.000/);
  expect(box.getByRole('status')).toHaveTextContent(/2 × Rp9\.450\.000/);
  expect(window.location.search).toBe('?sifat=umum&kualifikasi=besar&jumlah=2');

  const count = box.getByRole('textbox', { name: 'Jumlah subklasifikasi' });
  await user.clear(count);
  await user.type(count, '10');
  expect(box.getByRole('status')).toHaveTextContent(/Rp94\.500\.000/);
  await user.clear(count);
  await user.tab();
  expect(count).toHaveValue('1');
});

test('adds up lines of different natures', async () => {
  const { user } = await renderApp({ path: `${path}?sifat=umum&kualifikasi=kecil&jumlah=2`, stack });
  const box = within(await calculator());
  await user.click(box.getByRole('button', { name: 'Tambah baris' }));
  const second = within(box.getByRole('group', { name: 'Baris 2' }));
  await user.selectOptions(second.getByRole('combobox', { name: 'Sifat pekerjaan' }), 'Pekerjaan spesialis');
  expect(box.getByRole('status')).toHaveTextContent(/Rp8\.190\.000.*2 × Rp315\.000.*1 × Rp7\.560\.000/);
  expect(window.location.search).toBe(
    '?sifat=umum&kualifikasi=kecil&jumlah=2&baris=spesialis.bujk-nasional-dan-penanaman-modal-asing.1',
  );
  await user.click(box.getByRole('button', { name: 'Hapus Baris 1' }));
  expect(box.getByRole('status')).toHaveTextContent(/Rp7\.560\.000/);
  expect(box.queryByRole('button', { name: /^Hapus/ })).toBeNull();
});

test('offers the qualifications of the selected nature', async () => {
  const { user } = await renderApp({ path, stack });
  const box = within(await calculator());
  await user.selectOptions(box.getByRole('combobox', { name: 'Sifat pekerjaan' }), 'Pekerjaan spesialis');
  const options = within(box.getByRole('combobox', { name: 'Kualifikasi' })).getAllByRole('option');
  expect(options.map((each) => each.textContent)).toEqual([
    'BUJK nasional dan penanaman modal asing',
    'Kantor perwakilan BUJK asing (KPBUJKA)',
  ]);
  expect(box.getByRole('status')).toHaveTextContent(/Rp7\.560\.000/);
});

test('opens a shared estimate and shows its assumptions', async () => {
  await renderApp({ path: `${path}?sifat=umum&kualifikasi=menengah&jumlah=3`, stack });
  const box = within(await calculator());
  expect(box.getByRole('status')).toHaveTextContent(/Rp6\.772\.500/);
  expect(box.getByText(/menganggap tarif berlaku untuk setiap subklasifikasi/)).toBeVisible();
});

test('explains the financing of the body in both languages', async () => {
  await renderApp({ path, stack });
  expect(
    await screen.findByText(/permohonan yang ditolak dan yang dikabulkan dikenai biaya yang sama/),
  ).toBeVisible();
  setLanguage('en');
  expect(await screen.findByText(/No fee depends on the result of an assessment/)).toBeVisible();
});

test('shows an announced fee but uses the current one for the estimate', async () => {
  await stack.sql(
    `insert into public.fees (sort_order, nature, qualification, qualification_en, amount, valid_from)
     values (1, 'umum', 'Kecil', 'Small', 400000, private.today() + 40)`,
  );
  await renderApp({ path: `${path}?sifat=umum&kualifikasi=kecil&jumlah=1`, stack });
  const general = await screen.findByRole('table', { name: 'Tarif pekerjaan umum' });
  const small = within(general).getByRole('row', { name: /^Kecil/ });
  expect(small).toHaveTextContent(/Rp315\.000/);
  expect(small).toHaveTextContent(/Mulai \d+ \w+ 20\d\d: Rp400\.000/);
  expect(within(await calculator()).getByRole('status')).toHaveTextContent(/Rp315\.000/);
});

test('marks fees whose decree was revoked', async () => {
  const decree = `update public.legal_products set status = $1 where number = '713/KPTS/M/2022'`;
  await stack.sql(decree, ['dicabut']);
  await renderApp({ path, stack });
  expect(await screen.findByText('Dasar hukum tarif ini sudah dicabut')).toBeVisible();
  expect(screen.getByText(/^Kepmen 713\/KPTS\/M\/2022 tidak berlaku lagi/)).toBeVisible();
  expect(screen.getAllByText('Sudah dicabut').length).toBeGreaterThan(1);
  await stack.sql(decree, ['berlaku']);
});
