import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterEach(() => {
  vi.unstubAllGlobals();
});
afterAll(() => stack.close());

const main = () => within(screen.getByRole('main'));
async function openPage(path: string) {
  const app = await renderApp({ path, stack, media: { reducedMotion: true } });
  await screen.findByRole('heading', { level: 1 }, { timeout: 40_000 });
  return app;
}

/** Corrects columns of a certificate. */
const correct = (number: string, changes: Record<string, string>, facts: object = {}) =>
  stack.sql(
    `select public.decide_certificate(id, 'correct',
       jsonb_build_object('reason', 'Salah ketik', 'changes', $2::jsonb) || $3::jsonb)
     from public.certificates where number = $1`,
    [number, JSON.stringify(changes), JSON.stringify(facts)],
  );

test('finds a certificate by the number before a correction, and shows the correction', async () => {
  await correct('PNS-BG009-00006', { number: 'PNS-BG009-90006' }, { from_beginning: true });
  await openPage('/cek/PNS-BG009-00006?lng=en');
  expect(await main().findByText('This certificate is valid')).toBeVisible();
  expect(
    main().getByText(/^The number PNS-BG009-00006 was corrected on .+ is now PNS-BG009-90006\.$/),
  ).toBeVisible();
  expect(main().getByText('Number: from PNS-BG009-00006 to PNS-BG009-90006')).toBeVisible();
  expect(main().getByText('This correction applies from the issue date.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PNS-BG009-90006');
});

test('lists the correction under the present number, without a note on the typed number', async () => {
  await openPage('/cek/pns.bg009-90006');
  expect(await main().findByText('Nomor: PNS-BG009-00006 menjadi PNS-BG009-90006')).toBeVisible();
  expect(main().queryByText(/Nomor sertifikat ini sekarang/)).not.toBeInTheDocument();
});

test('shows the old and the new name after a correction of the holder', async () => {
  await correct('PNS-BG009-90006', { holder_name: 'Nama Yang Benar' });
  await openPage('/cek/PNS-BG009-90006');
  expect(await main().findByRole('heading', { name: /Nama Yang Benar/ })).toBeVisible();
  expect(main().getByText(/^Nama pemegang: .+ menjadi Nama Yang Benar$/)).toBeVisible();
});

test('shows the correction of a number in a list check and its CSV file', async () => {
  const files: Blob[] = [];
  const createObjectURL = (file: Blob) => (files.push(file), 'blob:file');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  const { user } = await openPage('/cek/banyak');
  await user.type(main().getByRole('textbox', { name: /satu per baris/ }), 'pns bg009 00006');
  await user.click(main().getByRole('button', { name: 'Periksa daftar' }));
  const table = await main().findByRole('table', { name: 'Hasil' });
  expect(within(table).getByRole('link', { name: 'PNS-BG009-90006' })).toBeVisible();
  expect(within(table).getByText(/^Nomor PNS-BG009-00006 dikoreksi \d/)).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Simpan CSV' }));
  await expect.poll(() => files[0]?.text()).toMatch(/PNS-BG009-90006.*Nomor PNS-BG009-00006 dikoreksi/);
});
