import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withFaults } from '@tests/support/faults';
import { mockLayout } from '@tests/support/layout';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { typingDistance } from '@/lib/spelling';

let stack: TestStack;
beforeAll(async () => {
  mockLayout();
  stack = await openTestStack();
  await stack.sql(
    `update public.legal_products set file_url = 'https://jdih.example.id/28' where kind = 'pp' and number = '28'`,
  );
});
afterAll(() => stack.close());

const path = '/informasi/produk-hukum';
async function open(query = '') {
  const app = await renderApp({ path: `${path}${query}`, stack, media: { reducedMotion: true } });
  await screen.findByRole('searchbox', { name: /Nomor atau judul/ }, { timeout: 40_000 });
  return app;
}
const main = () => within(screen.getByRole('main'));
const entry = (name: string) => main().getByRole('heading', { level: 3, name }).closest('li')!;
const OLD = 'Peraturan Pemerintah Nomor 5 Tahun 2021';
const NEW = 'Peraturan Pemerintah Nomor 28 Tahun 2025';

test('shows name, title, date and status of each entry, with links between an entry and its replacement', async () => {
  await open();
  const previous = within(entry(OLD));
  expect(previous.getByText('Penyelenggaraan Perizinan Berusaha Berbasis Risiko')).toBeVisible();
  expect(previous.getByText('Ditetapkan 2 Februari 2021')).toBeVisible();
  expect(previous.getByText('Dicabut')).toBeVisible();
  expect(previous.getByRole('link', { name: 'PP 28/2025' })).toBeVisible();
  expect(within(entry(NEW)).getByRole('link', { name: 'PP 5/2021' })).toBeVisible();
  expect(within(entry('Peraturan Pemerintah Nomor 14 Tahun 2021')).getByText(/^Mengubah/)).toHaveTextContent(
    'PP 22/2020',
  );
});

test('links each entry to its text or a search for it, or offers a copy on request', async () => {
  await open();
  expect(main().getByRole('link', { name: 'Buka di JDIH: PP 28/2025' })).toHaveAttribute(
    'href',
    'https://jdih.example.id/28',
  );
  expect(main().getByRole('link', { name: /^Cari teksnya .+: PP 5\/2021$/ })).toBeVisible();
  expect(
    within(entry('SNI ISO/IEC 17065:2012')).getByText('Salinan diberikan atas permintaan.'),
  ).toBeVisible();
});

test('filters by search and fields, and stores them in the URL', async () => {
  const { user } = await open();
  await user.type(main().getByRole('searchbox', { name: /Nomor atau judul/ }), 'skema');
  expect(await main().findByText(/^3 dari 22 produk hukum\.$/)).toHaveRole('status');
  await user.selectOptions(main().getByRole('combobox', { name: 'Kelompokkan menurut' }), 'Tahun');
  expect(window.location.search).toBe('?q=skema&urut=tahun');
  expect(main().getByRole('heading', { level: 2, name: '2025' })).toBeVisible();
});

test('corrects a typo, shows the correction, and keeps the filters', async () => {
  const { user } = await open('?q=perizinna%20berusha');
  expect(
    main().getByText(
      /^Tidak ada hasil untuk “perizinna berusha”\. Ini hasil untuk “perizinan berusaha”\. \d+ dari 22/,
    ),
  ).toHaveRole('status');
  expect(entry(NEW)).toBeVisible();
  await user.selectOptions(main().getByRole('combobox', { name: 'Jenis' }), 'Standar');
  expect(await main().findByText('Tidak ada produk hukum yang cocok')).toBeVisible();
});

test('computes the same edit distance as the site search', async () => {
  const pairs = [
    ['komplian', 'komplain'],
    ['jembtan', 'jembatan'],
    ['kreja', 'kerja'],
    ['', 'ab'],
    ['sama', 'sama'],
    ['abcdef', 'badcfe'],
    ['pengawasan', 'penguasaan'],
  ] as const;
  for (const [one, other] of pairs) {
    const [row] = await stack.sql<{ slips: number }>('select private.typing_distance($1, $2) as slips', [
      one,
      other,
    ]);
    expect(typingDistance(one, other), `${one} ${other}`).toBe(row?.slips);
  }
});

test('offers to clear a search without results', async () => {
  const { user } = await open('?q=zzz');
  await user.click(main().getByRole('button', { name: 'Hapus pencarian dan saringan' }));
  await waitFor(() => expect(main().getAllByRole('heading', { level: 3 })).toHaveLength(22));
});

test('clears filters that would hide a linked entry', async () => {
  const { user } = await open('?status=dicabut');
  expect(main().queryByRole('heading', { level: 3, name: NEW })).toBeNull();
  await user.click(main().getByRole('link', { name: 'PP 28/2025' }));
  expect(window.location.search).toBe('');
  expect(window.location.hash).toMatch(/^#[0-9a-f-]{36}$/);
  expect(within(entry(NEW)).getByText('Berlaku')).toBeVisible();
});

test('shows an error when loading fails', async () => {
  const fetch = withFaults(stack.fetch, [{ match: '/rest/v1/legal_products', fault: 'server-error' }]);
  await renderApp({ path, stack, fetch, media: { reducedMotion: true } });
  expect(await screen.findByText('Produk hukum tidak dapat dimuat', {}, { timeout: 40_000 })).toBeVisible();
});
