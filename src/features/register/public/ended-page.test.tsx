import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withFaults } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { endedFeed, readEnded } from './ended';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const path = '/cek/tidak-berlaku';
/** Opens the app at a URL and waits for the page. */
async function openPage(options: Parameters<typeof renderApp>[0]) {
  const app = await renderApp({ media: { reducedMotion: true }, ...options });
  await screen.findByRole('heading', { level: 1 }, { timeout: 40_000 });
  return app;
}
const main = () => within(screen.getByRole('main'));
const numbers = async () =>
  (await main().findAllByRole('rowheader')).map((each) => within(each).getAllByRole('link')[0]?.textContent);

test('lists suspended and withdrawn certificates with company and start date', async () => {
  await openPage({ path, stack });
  const listed = await numbers();
  expect(listed).toEqual(expect.arrayContaining(['PNS-BG006-00005', 'PNS-AR001-00009']));
  expect(listed).not.toContain('PNS-BG009-00006');
  const row = within((await main().findByRole('rowheader', { name: 'PNS-BG006-00005' })).closest('tr')!);
  expect(row.getByText('Dibekukan')).toBeVisible();
  expect(row.getByRole('link', { name: 'PT Banyu Beton Perkasa Sentosa' })).toBeVisible();
  expect(main().queryByText(/Temuan surveilans/)).toBeNull();
});

test('stores filters in the URL and passes them on to the list and the feed', async () => {
  const { user } = await openPage({ path: `${path}?halaman=3`, stack });
  await user.selectOptions(await main().findByRole('combobox', { name: 'Status' }), 'Dicabut');
  await waitFor(() => expect(window.location.search).toBe('?status=dicabut'));
  await waitFor(async () => expect(await numbers()).not.toContain('PNS-BG006-00005'));
  await user.selectOptions(main().getByRole('combobox', { name: 'Klasifikasi' }), 'AR');
  await waitFor(async () =>
    expect((await numbers()).every((number) => number?.startsWith('PNS-AR'))).toBe(true),
  );
  const query = '?status=dicabut&klasifikasi=AR';
  expect(main().getByRole('link', { name: 'Umpan RSS' })).toHaveAttribute('href', `/perubahan.xml${query}`);
  expect(document.querySelector('link[type="application/rss+xml"]')).toHaveAttribute(
    'href',
    `/perubahan.xml${query}`,
  );
  await user.click(main().getByRole('button', { name: 'Hapus semua saringan' }));
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('links the English page to the English feed', async () => {
  await openPage({ path: `${path}?lng=en&provinsi=Bali`, stack });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Suspended and withdrawn certificates' }),
  ).toBeVisible();
  expect(main().getByRole('link', { name: 'RSS feed' })).toHaveAttribute(
    'href',
    '/perubahan.xml?status=dibekukan%2Cdicabut&provinsi=Bali&lng=en',
  );
});

test('shows a message when no certificate matches the filters', async () => {
  await openPage({ path: `${path}?provinsi=Tak+Ada`, stack });
  expect(await main().findByText('Tidak ada sertifikat dengan saringan ini')).toBeVisible();
});

test('shows an error with a retry button when loading fails', async () => {
  const fetch = withFaults(stack.fetch, [
    { match: '/rpc/ended_certificates', fault: 'server-error', times: 1 },
  ]);
  const { user } = await openPage({ path, stack, fetch });
  expect(await main().findByText('Daftar tidak dapat dimuat')).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Coba lagi' }));
  expect((await numbers()).length).toBeGreaterThan(0);
});

test('links to the list from the check page and the register', async () => {
  const { user } = await openPage({ path: '/cek', stack });
  await user.click(await main().findByRole('link', { name: 'Sertifikat yang dibekukan dan dicabut' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Sertifikat dibekukan dan dicabut' }),
  ).toBeVisible();
  await user.click(main().getByRole('link', { name: 'Buka daftar klien' }));
  expect(await main().findByRole('link', { name: 'Sertifikat dibekukan dan dicabut' })).toHaveAttribute(
    'href',
    path,
  );
});

test('ignores invalid URL parameters', () => {
  const search = readEnded('status=aktif&halaman=-4&klasifikasi=bg');
  expect(search).toEqual({ status: '', category: 'BG', province: '', page: 1 });
  expect(endedFeed('id', search)).toBe('/perubahan.xml?status=dibekukan%2Cdicabut&klasifikasi=BG');
});
