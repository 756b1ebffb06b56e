import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const path = (code: string) => `/layanan/ruang-lingkup/${code}`;
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('shows KBLI, scheme, fees, documents and related codes of a code', async () => {
  await renderApp({ path: path('BG002'), stack });
  expect(await title('BG002 Konstruksi Gedung Perkantoran')).toBeVisible();
  const facts = within(screen.getByRole('region', { name: 'Keterangan' }));
  expect(facts.getByText('41012')).toBeVisible();
  expect(facts.getByText('(edisi 2020)')).toBeVisible();
  expect(facts.getByText('Nomor dalam KBLI 2025 belum kami catat.')).toBeVisible();
  expect(facts.getByText('PS-PNS-BG002')).toBeVisible();
  expect(facts.getByText('Kecil, Menengah, Besar')).toBeVisible();

  const fees = await screen.findByRole('table', { name: 'Biaya' });
  expect(within(fees).getByRole('row', { name: /Besar/ })).toHaveTextContent(/Rp9\.450\.000/);
  const documents = within(screen.getByRole('region', { name: 'Dokumen yang diperlukan' }));
  expect(await documents.findByText('Dokumen SMAP')).toBeVisible();
  const related = within(screen.getByRole('region', { name: 'Kode lain dengan KBLI yang sama' }));
  expect(related.getByRole('link', { name: /^GT002/ })).toHaveAttribute('href', path('GT002'));
});

test.each(['BS013', 'BS014', 'BS015', 'BS018', 'BS019'])(
  'shows only the fees of medium and large businesses for %s',
  async (code) => {
    await renderApp({ path: path(code), stack });
    const facts = within(await screen.findByRole('region', { name: 'Keterangan' }));
    expect(facts.getByText('Menengah, Besar')).toBeVisible();
    const fees = within(await screen.findByRole('table', { name: 'Biaya' }));
    expect(fees.getByRole('row', { name: /^Menengah/ })).toBeVisible();
    expect(fees.getByRole('row', { name: /^Kantor perwakilan/ })).toBeVisible();
    expect(fees.queryByRole('row', { name: /^Kecil/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Hitung biaya/ })).toHaveAttribute(
      'href',
      '/layanan/biaya?sifat=umum&kualifikasi=menengah',
    );
  },
);

test.each([
  ['AR001', 'Konsultansi umum', 'Kecil, Menengah, Besar'],
  ['IT001', 'Konsultansi spesialis', 'Spesialis'],
  ['GT002', 'Terintegrasi', 'Menengah, Besar'],
])('shows nature of work and qualifications of code %s: %s, %s', async (code, nature, sizes) => {
  await renderApp({ path: path(code), stack });
  const facts = within(await screen.findByRole('region', { name: 'Keterangan' }));
  expect(facts.getByText(nature)).toBeVisible();
  expect(facts.getByText(sizes)).toBeVisible();
});

test('accepts a lower-case code in the URL', async () => {
  await renderApp({ path: path('bg002'), stack });
  expect(await title('BG002 Konstruksi Gedung Perkantoran')).toBeVisible();
});

test('shows a message when no fee is listed', async () => {
  await renderApp({ path: path('AR001'), stack });
  expect(await screen.findByText(/Tarif untuk sifat pekerjaan ini belum kami cantumkan/)).toBeVisible();
});

test('links a scheme document if there is one', async () => {
  await stack.sql(
    `update public.rl_subclass set scheme_url = 'https://x.example.id/skema.pdf' where code = 'BG003'`,
  );
  await renderApp({ path: path('BG003'), stack });
  expect(await screen.findByRole('link', { name: 'PS-PNS-BG003' })).toHaveAttribute(
    'href',
    'https://x.example.id/skema.pdf',
  );
});

test('shows a message for an unknown code and excludes the page from search engines', async () => {
  await renderApp({ path: path('si001'), stack });
  expect(await title('Kode SI001 tidak ada dalam ruang lingkup kami')).toBeVisible();
  expect(screen.getByText(/berasal dari sistem lama/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cari yang mirip' })).toHaveAttribute(
    'href',
    '/layanan/ruang-lingkup?q=SI001',
  );
  await waitFor(() => expect(document.querySelector('meta[name=robots]')).not.toBeNull());
});

test('treats a hidden code, or one of a hidden classification, as unknown', async () => {
  await stack.sql(`update public.rl_categories set is_published = false where code = 'PB'`);
  await renderApp({ path: path('PB007'), stack });
  expect(await title('Kode PB007 tidak ada dalam ruang lingkup kami')).toBeVisible();
});

test('shows the KBLI numbers of both editions with their edition', async () => {
  await stack.sql(
    `update public.rl_subclass set kbli_other_code = '98761', kbli_other_version = '2025' where code = 'BG007'`,
  );
  await renderApp({ path: path('BG007'), stack });
  const facts = within(await screen.findByRole('region', { name: 'Keterangan' }));
  expect(facts.getByText('41017').parentElement).toHaveTextContent('41017 (edisi 2020)');
  expect(facts.getByText('98761').parentElement).toHaveTextContent('98761 (edisi 2025)');
  expect(facts.queryByText(/belum kami catat/)).toBeNull();
});

test('shows the page of a code in English', async () => {
  await renderApp({ path: path('BS001'), stack });
  await title('BS001 Konstruksi Bangunan Sipil Jalan');
  setLanguage('en');
  expect(await title('BS001 Roads')).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Fees' })).toHaveTextContent(/Rp9,450,000/);
});
