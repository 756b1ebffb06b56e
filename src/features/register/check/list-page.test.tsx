import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withFaults } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { splitLines, certificateNumbers, listProblem } from './list-input';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const main = () => within(screen.getByRole('main'));
async function openPage(options: { fetch?: typeof fetch } = {}) {
  const app = await renderApp({ path: '/cek/banyak', stack, media: { reducedMotion: true }, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Cek Banyak Sertifikat' }, { timeout: 40_000 });
  return { ...app, box: await main().findByRole('textbox', { name: /satu per baris/ }) };
}
const press = (name: string) => main().getByRole('button', { name });

test('distinguishes lines by their letters and digits', () => {
  expect(splitLines('PNS-BG001-1\r\n\n pns bg001/1 ;9997000000000\tX-2')).toEqual([
    'PNS-BG001-1',
    '9997000000000',
    'X-2',
  ]);
  expect(
    certificateNumbers(['Nomor', 'PNS-BG001-1', '12', '2026-03-03', '03/03/2026', '9997000000000']),
  ).toEqual(['PNS-BG001-1', '9997000000000']);
  expect(listProblem(Array.from({ length: 101 }, (_, nth) => `PNS-${nth}`))).toMatchObject({
    code: 'many',
    count: 101,
  });
});

test('shows results for numbers and a NIB as a table, in their order', async () => {
  const { user, box } = await openPage();
  await user.click(press('Periksa daftar'));
  expect(box).toHaveAccessibleDescription(/sedikitnya satu/);
  await user.type(box, '3171012345678901');
  await user.click(press('Periksa daftar'));
  expect(box).toHaveAccessibleDescription(/tampak seperti NIK/);
  await user.clear(box);
  const [{ nib } = { nib: '' }] = await stack.sql<{ nib: string }>(
    `select k.nib from public.clients k join public.certificates c on c.client_id = k.id where c.number = 'PNS-GT002-00004'`,
  );
  await user.type(box, `pns bg009 00006\nPNS-AR001-00009\nTIDAK-ADA-77\n${nib}`);
  await user.click(press('Periksa daftar'));
  const table = await main().findByRole('table', { name: 'Hasil' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent(/PNS-BG009-00006.*Aktif.*BG009/);
  expect(rows[1]).toHaveTextContent(/Dicabut/);
  expect(rows[2]).toHaveTextContent(/TIDAK-ADA-77.*Tidak ditemukan/);
  expect(within(table).getByRole('link', { name: 'PNS-GT002-00004' })).toBeVisible();
  expect(main().getByText(/^4 baris: .*1 baris tidak ditemukan\.$/)).toBeVisible();
  expect(main().getByRole('heading', { name: 'Hasil' })).toHaveFocus();
});

test('fills the form with a list from a file', async () => {
  const { user, box } = await openPage();
  const csv = new File(
    ['No;Nomor;Terbit\n1;PNS-BG009-00006;2026-01-01\n2;PNS-AR001-00009;2026-01-01'],
    'daftar.csv',
  );
  await user.upload(document.querySelector<HTMLInputElement>('main input[type=file]')!, csv);
  expect(await main().findByText('2 nomor diambil dari daftar.csv.')).toBeVisible();
  expect(box).toHaveValue('PNS-BG009-00006\nPNS-AR001-00009');
  await user.upload(
    document.querySelector<HTMLInputElement>('main input[type=file]')!,
    new File(['a;b'], 'x.csv'),
  );
  expect(await main().findByText(/Tidak ada nomor sertifikat/)).toBeVisible();
});

test('never presents a failed list check as invalid certificates', async () => {
  const fetch = withFaults(stack.fetch, [
    { match: '/rpc/check_certificates', fault: 'server-error', times: 1 },
  ]);
  const { user, box } = await openPage({ fetch });
  await user.type(box, 'PNS-BG009-00006');
  await user.click(press('Periksa daftar'));
  expect(await main().findByText(/bukan berarti sertifikatnya tidak berlaku/)).toBeVisible();
  await user.click(press('Coba lagi'));
  await waitFor(() => expect(main().getByRole('table', { name: 'Hasil' })).toHaveTextContent('Aktif'));
});
