import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const path = '/layanan/ruang-lingkup';
const box = () => screen.findByRole('searchbox', { name: 'Kode, KBLI, atau jenis pekerjaan' });
const codes = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link', { name: /^[A-Z]{2}\d{3} / })
    .map((link) => link.textContent.slice(0, 5));

test('lists all codes by classification when there is no search', async () => {
  await renderApp({ path, stack });
  const buildings = await screen.findByRole('region', { name: 'BG Bangunan Gedung' });
  expect(within(buildings).getAllByRole('listitem')).toHaveLength(9);
  expect(screen.getByText(/^\d+ subklasifikasi dalam 14 klasifikasi\.$/)).toBeVisible();
});

test.each([
  ['BG002', /^1 subklasifikasi cocok/, 'BG002'],
  ['41012', /cocok dengan “41012”/, 'BG002'],
  ['rumah sakit', /cocok dengan “rumah sakit”/, 'BG005'],
  ['jembatn', /Tidak ada yang persis “jembatn”/, 'BS002'],
])(
  'finds %s, announces the number of matches, and stores the search in the URL',
  async (words, status, first) => {
    const { user } = await renderApp({ path, stack });
    await user.type(await box(), words);
    expect(await screen.findByText(status)).toHaveRole('status');
    expect(codes()[0]).toBe(first);
    expect(new URLSearchParams(window.location.search).get('q')).toBe(words);
  },
);

test('filters by nature and classification, and only offers classifications of that nature', async () => {
  const { user } = await renderApp({ path, stack });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sifat pekerjaan' }), 'Spesialis');
  const category = screen.getByRole('combobox', { name: 'Klasifikasi' });
  expect(within(category).queryByRole('option', { name: /Bangunan Gedung/ })).toBeNull();
  await user.selectOptions(category, 'IN');
  await waitFor(() => expect(codes().every((code) => code.startsWith('IN'))).toBe(true));
  expect(window.location.search).toBe('?klasifikasi=IN&sifat=spesialis');
});

test('opens a shared search', async () => {
  await renderApp({ path: `${path}?q=gedung&klasifikasi=BS`, stack });
  expect(await box()).toHaveValue('gedung');
  expect(await screen.findByText('Tidak ada subklasifikasi untuk “gedung”')).toBeVisible();
});

test('offers to widen or clear a search without results', async () => {
  const { user } = await renderApp({ path: `${path}?q=gedung&klasifikasi=BS`, stack });
  await user.click(await screen.findByRole('button', { name: 'Cari di semua klasifikasi' }));
  expect(await screen.findByText(/subklasifikasi cocok dengan “gedung”/)).toBeVisible();
  expect(window.location.search).toBe('?q=gedung');
  await user.clear(await box());
  await user.type(await box(), 'xyzzyx');
  await user.click(await screen.findByRole('button', { name: 'Hapus pencarian' }));
  expect(await screen.findByRole('region', { name: 'BG Bangunan Gedung' })).toBeVisible();
  expect(await box()).toHaveValue('');
});

test('records only searches without matches', async () => {
  const recordedSearches = () =>
    stack.sql<{ words: string }>(`select words from private.lost_searches where sought_in = 'scopes'`);
  await stack.sql(`delete from private.lost_searches`);
  const { user } = await renderApp({ path: `${path}?q=gedung`, stack });
  await screen.findByText(/cocok dengan “gedung”/);
  await user.clear(await box());
  await user.type(await box(), 'kwikzylo');
  await waitFor(async () => expect(await recordedSearches()).toEqual([{ words: 'kwikzylo' }]), {
    timeout: 8000,
  });
});

test('shows an error with a retry when the search fails', async () => {
  const rules: FaultRule[] = [{ match: '/rpc/search_scopes', fault: 'server-error' }];
  const { user } = await renderApp({
    path: `${path}?q=jalan`,
    stack,
    fetch: withFaults(stack.fetch, rules),
  });
  expect(await screen.findByText('Pencarian tidak dapat dijalankan')).toBeVisible();
  rules.length = 0;
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText(/cocok dengan “jalan”/)).toBeVisible();
});

test('shows both KBLI numbers of a code with two editions', async () => {
  await stack.sql(
    `update public.rl_subclass set kbli_code = '41013', kbli_version = '2020', kbli_other_code = '41918', kbli_other_version = '2025' where code = 'BG003'`,
  );
  await renderApp({ path, stack });
  expect(await screen.findByText('KBLI 41013 (edisi 2020) · KBLI 41918 (edisi 2025)')).toBeVisible();
});

test('highlights words in close matches, and passes the search to the contact form', async () => {
  const { user } = await renderApp({ path: `${path}?q=jembatn`, stack });
  const [found] = await screen.findAllByRole('link', { name: /^BS002 / });
  expect(within(found as HTMLElement).getByText('Jembatan').tagName).toBe('MARK');
  await user.click(screen.getByRole('link', { name: 'Bukan salah satunya? Tanyakan kepada kami' }));
  expect(await screen.findByLabelText('Perihal')).toHaveValue('Subklasifikasi untuk “jembatn”');
});

test('explains a number from another edition of KBLI', async () => {
  await renderApp({ path: `${path}?q=42109`, stack });
  expect(await screen.findByText(/Nomor KBLI berganti dari edisi ke edisi/)).toBeVisible();
  expect(await screen.findByText(/^Nomor dalam KBLI 2025 belum kami catat untuk \d+ kode/)).toBeVisible();
});

test('shows how many codes lack a KBLI 2025 number, until all have one', async () => {
  const note = /^Nomor dalam KBLI 2025 belum kami catat untuk \d+ kode/;
  const { unmount } = await renderApp({ path, stack });
  expect(await screen.findByText(note)).toBeVisible();
  unmount();
  await stack.sql(
    `update public.rl_subclass set kbli_other_code = '98761', kbli_other_version = '2025' where kbli_other_code is null`,
  );
  await renderApp({ path, stack });
  expect(await screen.findByRole('region', { name: 'BG Bangunan Gedung' })).toBeVisible();
  expect(screen.queryByText(note)).toBeNull();
});

test('expands and collapses the codes of each classification on phones', async () => {
  const { user } = await renderApp({ path, stack });
  const button = await screen.findByRole('button', { name: 'Tampilkan 9 kode Bangunan Gedung' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(screen.getByRole('button', { name: 'Sembunyikan 9 kode Bangunan Gedung' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});
