import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { around } from '@tests/support/around';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const path = '/layanan/alur';
const stage = async (name: RegExp) => around(await screen.findByRole('heading', { level: 3, name }), 'li');

test('shows the flow as one image followed by the same content as text', async () => {
  await renderApp({ path, stack });
  expect(
    await screen.findByRole('img', {
      name: /8 tahap berurutan dengan cabang Approved, Revision, dan Rejected/,
    }),
  ).toBeVisible();
  const stages = screen.getByRole('region', { name: 'Uraian tahap' });
  const headings = within(stages).getAllByRole('heading', { level: 3 });
  expect(headings.map((each) => each.textContent)).toEqual([
    'Tahap 1: Permohonan',
    'Tahap 2: Tinjauan permohonan',
    'Tahap 3: Perjanjian dan pembayaran',
    'Tahap 4: Penunjukan asesor',
    'Tahap 5: Evaluasi, inspeksi, dan audit',
    'Tahap 6: Tinjauan hasil dan panel sertifikasi',
    'Tahap 7: Keputusan direktur',
    'Tahap 8: Registrasi dan e-sertifikat',
  ]);
  const cycles = screen.getByRole('region', { name: 'Selama sertifikat berlaku' });
  expect(
    within(cycles)
      .getAllByRole('heading', { level: 3 })
      .map((each) => each.textContent),
  ).toEqual(['Tahap 9: Surveilans', 'Tahap 10: Resertifikasi']);
});

test('shows responsibility, duration, documents and outcomes of a stage', async () => {
  await renderApp({ path, stack });
  const application = within(await stage(/Permohonan$/));
  for (const text of ['Pemohon', '1 hari kerja', 'Nomor permohonan', 'Akta perubahan terakhir']) {
    expect(application.getByText(text)).toBeVisible();
  }
  expect(within(await stage(/Surveilans/)).getByText('Setiap tahun')).toBeVisible();
  expect(within(await stage(/Resertifikasi/)).getByText('Setiap 3 tahun')).toBeVisible();
});

test('labels branches Approved, Revision and Rejected and links a rejection to appeals', async () => {
  await renderApp({ path, stack });
  const decision = within(await stage(/Keputusan direktur/));
  expect(decision.getByText('Approved')).toBeVisible();
  expect(decision.getByText('Sertifikat diterbitkan.')).toBeVisible();
  expect(decision.getByText('Rejected')).toBeVisible();
  expect(decision.getByRole('link', { name: 'Cara mengajukan banding' })).toHaveAttribute('href', '/banding');
  expect(within(await stage(/Tinjauan permohonan/)).getByText('Revision')).toBeVisible();
  setLanguage('en');
  expect(within(await stage(/Director's decision/)).getByText('The certificate is issued.')).toBeVisible();
});

test('shows the number of stages, the total days and the service levels from the settings', async () => {
  await stack.sql(`update public.site_settings set deadlines = deadlines || '{"return_days": 4}'`);
  await renderApp({ path, stack });
  const facts = await screen.findByRole('region', { name: 'Ringkasan waktu' });
  const numbers = within(facts)
    .getAllByRole('listitem')
    .map((each) => parseInt(each.textContent));
  expect(numbers).toEqual([8, 16, 3, 4]);
});

test('shows the rules on certificate status below the flow', async () => {
  await renderApp({ path, stack });
  const rules = await screen.findByRole('region', { name: 'Aturan status sertifikat' });
  expect(within(rules).getByRole('heading', { name: 'Pembekuan dan pencabutan' })).toBeVisible();
});

test('prints the page when the print button is clicked', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await renderApp({ path, stack });
  await user.click(await screen.findByRole('button', { name: 'Cetak alur' }));
  expect(print).toHaveBeenCalledOnce();
});

test('links to the application portal at the top and at the end', async () => {
  await renderApp({ path, stack });
  const links = await screen.findAllByRole('link', { name: 'Ajukan di portal' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('https://portal.pilarnusa.example.id'),
  );
});
