import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withFaults } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

/** Opens the app at a URL and waits for the page. */
async function openPage(options: Parameters<typeof renderApp>[0]) {
  const app = await renderApp({ media: { reducedMotion: true }, ...options });
  await screen.findByRole('heading', { level: 1 }, { timeout: 40_000 });
  return app;
}
const main = () => within(screen.getByRole('main'));
const open = (number: string) => openPage({ path: `/cek/${encodeURIComponent(number)}`, stack });

test.each([
  ['PNS-BG009-00006', 'Sertifikat ini berlaku'],
  ['pns-bg006-00005', 'Sertifikat ini dibekukan'],
  ['PNS-AR001-00009', 'Sertifikat ini dicabut'],
  ['PNS-BS010-00003', 'Sertifikat ini sudah kedaluwarsa'],
])('shows %s as %s, with the time of the check', async (number, verdict) => {
  await open(number);
  expect(await main().findByText(verdict)).toBeVisible();
  expect(main().getByText(/^Diperiksa .+ WIB$/)).toBeVisible();
  expect(document.title).toContain(number.toUpperCase());
});

test('links a replaced certificate to its replacement', async () => {
  const { user } = await open('PNS-BG005-00011');
  expect(await main().findByText('Sertifikat ini sudah diganti')).toBeVisible();
  await user.click(main().getByRole('link', { name: /penggantinya: PNS-BG005-00111/ }));
  expect(await main().findByText('Sertifikat ini berlaku')).toBeVisible();
});

test('links an expired certificate to its renewal, even without a recorded link', async () => {
  await stack.sql(
    `insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on, decided_on,
       decided_by)
     select client_id, subclass_id, 'PNS-BS004-90031', qualification, private.today() - 10, private.today() + 1000,
       private.today() - 20, 'Direktur'
     from public.certificates where number = 'PNS-BS004-00031'`,
  );
  const { user } = await open('PNS-BS004-00031');
  expect(await main().findByText('Sertifikat ini sudah diperbarui')).toBeVisible();
  expect(main().queryByText(/perlu mengajukan/)).not.toBeInTheDocument();
  await user.click(main().getByRole('link', { name: 'Lihat sertifikat yang berlaku: PNS-BS004-90031' }));
  expect(await main().findByText('Sertifikat ini berlaku')).toBeVisible();
});

/** Withdraws a certificate on the given ground. */
const withdraw = (number: string, ground: string) =>
  stack.sql(
    `select public.decide_certificate(id, 'withdraw', jsonb_build_object('reason', 'Uji', 'ground', $2::text))
     from public.certificates where number = $1`,
    [number, ground],
  );

test('shows the recorded ground of a withdrawal', async () => {
  await withdraw('PNS-BG009-00029', 'permintaan');
  await open('PNS-BG009-00029');
  expect(await main().findByText(/atas permintaan pemegang sertifikat/)).toBeVisible();
  expect(main().queryByText(/persyaratan/)).not.toBeInTheDocument();
});

test('shows the body’s custom wording of a ground', async () => {
  await stack.sql(
    `update public.site_settings set certificates = '{"dicabut_berhenti": "Perusahaan ini sudah tutup."}'`,
  );
  await withdraw('PNS-BG009-00041', 'berhenti');
  await open('PNS-BG009-00041');
  expect(await main().findByText('Perusahaan ini sudah tutup.')).toBeVisible();
});

test('falls back to the default wording in a language without a custom one', async () => {
  await openPage({ path: '/cek/PNS-BG009-00041?lng=en', stack });
  expect(await main().findByText('This certificate has been withdrawn')).toBeVisible();
  expect(await main().findByText(/its company has ceased to operate/)).toBeVisible();
  expect(main().queryByText('Perusahaan ini sudah tutup.')).not.toBeInTheDocument();
});

test('keeps the facts of a certificate when its subclassification is renamed', async () => {
  await stack.sql(
    `update public.rl_subclass set name = 'Lain sama sekali', kbli_code = '42994', kbli_version = '2025' where code = 'BG006'`,
  );
  await open('PNS-BG006-00057');
  expect(await main().findByText('Sertifikat ini berlaku')).toBeVisible();
  expect(main().getByText('Konstruksi Gedung Pendidikan')).toBeVisible();
  expect(main().getByText('41016')).toBeVisible();
  expect(main().queryByText('42994')).not.toBeInTheDocument();
});

test('shows a QR code of the result’s URL', async () => {
  await open('PNS-BG009-00006');
  const address = `${window.location.origin}/cek/PNS-BG009-00006`;
  expect(await main().findByRole('img', { name: `Kode QR menuju ${address}` })).toBeVisible();
});

/** Corrects the number of a certificate. */
const renumber = (from: string, to: string) =>
  stack.sql(
    `select public.decide_certificate(id, 'correct',
       jsonb_build_object('reason', 'Uji', 'changes', jsonb_build_object('number', $2::text)))
     from public.certificates where number = $1`,
    [from, to],
  );

test('finds a number that contains URL characters', async () => {
  const number = '12/A.3#4?5%';
  await renumber('PNS-BG006-00007', number);
  await open(number);
  expect(await main().findByText('Sertifikat ini berlaku')).toBeVisible();
});

test('finds a number with an unencoded slash', async () => {
  await renumber('PNS-BG002-00002', 'X/2026/00002');
  await openPage({ path: '/cek/X/2026/00002', stack });
  expect((await main().findAllByText('X/2026/00002'))[0]).toBeVisible();
});

test('lists all certificates of a company when its name is entered', async () => {
  await open('banyu beton');
  expect(
    await screen.findByRole('heading', { level: 1, name: /^3 sertifikat cocok dengan “banyu beton”/ }),
  ).toBeVisible();
  expect(main().getByRole('link', { name: 'PNS-GT002-00004' })).toHaveAttribute(
    'href',
    '/cek/PNS-GT002-00004',
  );
});

test('reports only similar names for a misspelled name', async () => {
  await open('banyu betom');
  const title = /^Tidak ada nama “banyu betom”: 3 sertifikat dengan nama yang mirip/;
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(main().getByRole('link', { name: 'PNS-GT002-00004' })).toBeVisible();
});

test('shows possible reasons, a hint and next steps for an unknown number', async () => {
  const { user } = await open('12345');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Sertifikat “12345” tidak ditemukan' }),
  ).toBeVisible();
  expect(main().getByText(/yang Anda tulis 5 angka/)).toBeVisible();
  const reasons = (await main().findByRole('heading', { name: 'Ada tiga kemungkinan' })).closest('section')!;
  expect(within(reasons).getAllByRole('listitem')).toHaveLength(3);
  expect(main().getByRole('textbox', { name: /Nomor sertifikat/ })).toHaveValue('12345');
  expect(main().getByRole('link', { name: 'Tanyakan kepada kami' })).toHaveAttribute(
    'href',
    '/profil/kontak',
  );
  await user.click(main().getByRole('link', { name: 'Laporkan sertifikat yang meragukan' }));
  await waitFor(() =>
    expect(main().getByRole('textbox', { name: /^Badan usaha atau sertifikat yang dikeluhkan/ })).toHaveValue(
      '12345',
    ),
  );
});

test('suggests a similar number instead of warning about a fake certificate', async () => {
  const { user } = await open('PNS-BG0O9-O0O60');
  expect(await main().findByRole('heading', { name: 'Maksud Anda …?' })).toBeVisible();
  expect(main().queryByText(/tidak asli/)).not.toBeInTheDocument();
  await user.click(main().getByRole('link', { name: 'PNS-BG009-00006' }));
  expect(await main().findByText('Sertifikat ini berlaku')).toBeVisible();
});

test('shows the status on a day from the URL and the first day of the records', async () => {
  const [{ day } = { day: '' }] = await stack.sql<{ day: string }>(
    `select (issued_on + 1)::text as day from public.certificates where number = 'PNS-AR001-00009'`,
  );
  const { user } = await openPage({ path: `/cek/PNS-AR001-00009?tanggal=${day}`, stack });
  expect(await main().findByText(/^Pada .+ sertifikat ini berlaku$/)).toBeVisible();
  expect(main().getByText(/mungkin tidak tercatat/)).toBeVisible();
  const input = main().getByLabelText('Tanggal');
  await user.clear(input);
  await user.type(input, '2099-01-01');
  await user.click(main().getByRole('button', { name: 'Lihat statusnya' }));
  expect(input).toHaveAccessibleDescription(/dan hari ini/);
  await user.click(main().getByRole('link', { name: 'Lihat status saat ini' }));
  expect(await main().findByText('Sertifikat ini dicabut')).toBeVisible();
});

test('never presents a failed check as an invalid certificate', async () => {
  const fetch = withFaults(stack.fetch, [
    { match: '/rpc/check_certificate', fault: 'server-error', times: 1 },
  ]);
  const { user } = await openPage({ path: '/cek/PNS-BG009-00006', stack, fetch });
  expect(await main().findByText(/bukan berarti sertifikatnya tidak berlaku/)).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Coba lagi' }));
  expect(await main().findByText('Sertifikat ini berlaku')).toBeVisible();
});

test('requires enough characters, then opens the URL of the result', async () => {
  const { user } = await openPage({ path: '/cek', stack });
  await user.click(await main().findByRole('button', { name: 'Periksa' }));
  const box = main().getByRole('textbox', { name: /Nomor sertifikat/ });
  expect(box).toHaveAccessibleDescription(/sedikitnya tiga huruf atau angka/);
  expect(box).toHaveFocus();
  await user.type(box, ' PNS–BG009–00006{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/cek/PNS-BG009-00006'));
  expect(await main().findByText('Sertifikat ini berlaku')).toBeVisible();
});

test('redirects a query from another page to the URL of the number', async () => {
  await openPage({ path: '/cek?q=+pns-bg009-00006+', stack });
  expect(await screen.findByText('Sertifikat ini berlaku')).toBeVisible();
  expect(window.location.pathname).toBe('/cek/pns-bg009-00006');
});
