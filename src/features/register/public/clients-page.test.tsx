import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withFaults } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  // jsdom does not implement scrolling.
  Element.prototype.scrollIntoView = vi.fn();
  stack = await openTestStack();
});
afterAll(() => stack.close());

const path = '/informasi/klien';
/** Opens the app at a URL and waits for the page. */
async function openPage(options: Parameters<typeof renderApp>[0]) {
  const app = await renderApp({ media: { reducedMotion: true }, ...options });
  await screen.findByRole('heading', { level: 1 }, { timeout: 40_000 });
  return app;
}
const main = () => within(screen.getByRole('main'));
const companies = async () => (await main().findAllByRole('rowheader')).map((each) => each.textContent);
const search = () => window.location.search;

test('paginates the register and shows the total', async () => {
  const { user } = await openPage({ path, stack });
  expect(await companies()).toHaveLength(20);
  expect(main().getByText(/^39 badan usaha\./)).toBeInTheDocument();
  await user.click(main().getByRole('link', { name: 'Halaman 2' }));
  await waitFor(async () => expect(await companies()).toHaveLength(19));
  expect(search()).toBe('?halaman=2');
});

test('stores filters in the URL and clears them together', async () => {
  const { user } = await openPage({ path: `${path}?halaman=2`, stack });
  await main().findByRole('option', { name: 'Bali' });
  await user.selectOptions(main().getByRole('combobox', { name: 'Provinsi' }), 'Bali');
  await user.selectOptions(main().getByRole('combobox', { name: 'Status' }), 'Aktif');
  await waitFor(() => expect(search()).toBe('?provinsi=Bali&status=aktif'));
  await waitFor(async () => expect((await companies()).join()).toMatch(/Jatayu Konstruksi Abadi/));
  await user.click(main().getByRole('button', { name: 'Hapus semua saringan' }));
  expect(search()).toBe('');
});

test('shows code, qualification and status of the matching certificates, each with a link to its check', async () => {
  await openPage({ path: `${path}?q=pns-bg006-00005`, stack });
  const row = within((await main().findByRole('rowheader', { name: /Banyu Beton/ })).closest('tr')!);
  const link = row.getByRole('link', { name: 'BG006, Cek sertifikat ini: PNS-BG006-00005' });
  expect(link).toHaveTextContent('BG006');
  expect(link).toHaveAttribute('href', '/cek/PNS-BG006-00005');
  expect(row.getByText('Kecil')).toBeVisible();
  expect(row.getByText('Dibekukan')).toBeVisible();
  expect(row.queryByText('GT002')).toBeNull();
});

test('stores the sort order in the URL', async () => {
  const { user } = await openPage({ path: `${path}?halaman=2`, stack });
  await user.selectOptions(await main().findByRole('combobox', { name: 'Urutkan' }), 'Nama Z–A');
  await waitFor(() => expect(search()).toBe('?urut=name_down'));
  await waitFor(async () => {
    const names = await companies();
    expect(names[0]! > names.at(-1)!).toBe(true);
  });
});

test('shows the list on a day and passes the day on to companies and checks', async () => {
  const { user } = await openPage({ path, stack });
  const day = await main().findByLabelText(/^Status pada tanggal/);
  fireEvent.change(day, { target: { value: '2999-01-01' } });
  expect(main().getByText(/Pilih tanggal antara/)).toBeVisible();
  expect(search()).toBe('');
  fireEvent.change(day, { target: { value: '2003-03-03' } });
  await waitFor(() => expect(search()).toBe('?tanggal=2003-03-03'));
  expect((await main().findAllByText('Belum ada sertifikat pada tanggal itu')).length).toBe(20);
  expect(main().getAllByRole('rowheader')[0]?.querySelector('a')).toHaveAttribute(
    'href',
    expect.stringMatching(/\?tanggal=2003-03-03$/),
  );
  await user.selectOptions(main().getByRole('combobox', { name: 'Status' }), 'Aktif');
  expect((await main().findAllByText('Tidak ada badan usaha dengan saringan ini'))[0]).toBeVisible();
});

test('exports the result as a table, or shows an error when that fails', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:x';
  });
  const fetch = withFaults(stack.fetch, [{ match: '/rpc/export_register', fault: 'server-error', times: 1 }]);
  const { user } = await openPage({ path: `${path}?q=9997000001371`, stack, fetch });
  const save = await main().findByRole('button', { name: 'Unduh CSV' });
  await user.click(save);
  expect(await main().findByText('Daftar tidak dapat diunduh. Coba lagi.')).toBeVisible();
  await user.click(save);
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]!.text()).trim().split(/\r?\n/);
  expect(lines).toHaveLength(4);
  expect(lines.join()).toMatch(/PT Banyu Beton Perkasa Sentosa.*PNS-BG006-00005.*Dibekukan/);
});

test('limits the subclassifications to the selected classification', async () => {
  const { user } = await openPage({ path, stack });
  const scopes = await main().findByRole('combobox', { name: 'Subklasifikasi' });
  await within(scopes).findByRole('option', { name: /^BS001/ });
  await user.selectOptions(main().getByRole('combobox', { name: 'Klasifikasi' }), 'BG');
  await waitFor(() => expect(within(scopes).queryByRole('option', { name: /^BS001/ })).toBeNull());
  expect(within(scopes).getByRole('option', { name: /^BG001/ })).toBeInTheDocument();
});

test('shows suggestions when there are no results', async () => {
  await openPage({ path: `${path}?q=zzqq`, stack });
  expect((await main().findAllByText('Tidak ada badan usaha untuk “zzqq”'))[0]).toBeVisible();
  expect(main().getByText(/cari dengan NIB/)).toBeVisible();
});

test('shows an error with a retry button when loading fails', async () => {
  const fetch = withFaults(stack.fetch, [{ match: '/rpc/search_register', fault: 'server-error', times: 1 }]);
  const { user } = await openPage({ path, stack, fetch });
  expect(await main().findByText('Daftar tidak dapat dimuat')).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Coba lagi' }));
  expect(await companies()).toHaveLength(20);
});

test('shows a company’s certificates with status, dates and history, but no internal reasons', async () => {
  const { user } = await openPage({ path: `${path}?q=9997000001371`, stack });
  await user.click(await main().findByRole('link', { name: 'PT Banyu Beton Perkasa Sentosa' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'PT Banyu Beton Perkasa Sentosa' }),
  ).toBeVisible();
  expect(main().getByText('BUJK nasional (BUJKN)')).toBeVisible();
  expect(await main().findAllByText('Riwayat keputusan')).toHaveLength(3);
  const card = within(
    main()
      .getByRole('heading', { name: /^BG006/ })
      .closest('li')!,
  );
  expect(card.getByText('Dibekukan')).toBeVisible();
  expect(card.getAllByText('Pembekuan').length).toBeGreaterThan(0);
  expect(card.getByRole('link', { name: 'Cek sertifikat ini: PNS-BG006-00005' })).toHaveAttribute(
    'href',
    '/cek/PNS-BG006-00005',
  );
  expect(main().queryByText(/Temuan surveilans/)).toBeNull();
});

const companyOf = async (number: string) =>
  (
    await stack.sql<{ client_id: string }>('select client_id from public.certificates where number = $1', [
      number,
    ])
  )[0]!.client_id;
const cardOf = async (code: RegExp) =>
  within((await main().findByRole('heading', { level: 3, name: code })).closest('li')!);

test('shows the recorded ground of a change, but not its internal reason', async () => {
  await stack.sql(
    `select public.decide_certificate(id, 'withdraw', '{"reason": "Rahasia", "ground": "permintaan"}')
     from public.certificates where number = 'PNS-BG009-00029'`,
  );
  await openPage({ path: `${path}/${await companyOf('PNS-BG009-00029')}`, stack });
  const card = await cardOf(/^BG009/);
  expect(await card.findByText(/atas permintaan pemegang sertifikat/)).toBeVisible();
  expect(main().queryByText(/Rahasia/)).toBeNull();
});

test('shows an expired and renewed certificate as renewed, with a link to the one in force', async () => {
  await stack.sql(
    `insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on, decided_on,
       decided_by)
     select client_id, subclass_id, 'PNS-BS010-90003', qualification, private.today() - 10, private.today() + 1000,
       private.today() - 20, 'Direktur'
     from public.certificates where number = 'PNS-BS010-00003'`,
  );
  await openPage({ path: `${path}/${await companyOf('PNS-BS010-00003')}`, stack });
  const [, old] = await main().findAllByRole('heading', { level: 3, name: /^BS010/ });
  const card = within(old!.closest('li')!);
  expect(
    await card.findByText(/memegang sertifikat yang berlaku untuk subklasifikasi yang sama/),
  ).toBeVisible();
  expect(card.getByRole('link', { name: 'PNS-BS010-90003' })).toHaveAttribute('href', '/cek/PNS-BS010-90003');
});

test('shows a company’s certificates on a requested day', async () => {
  const { user } = await openPage({ path: `${path}/${await companyOf('PNS-BG006-00005')}`, stack });
  const day = await main().findByLabelText(/^Tanggal/);
  await user.type(day, '2999-01-01');
  await user.click(main().getByRole('button', { name: 'Lihat statusnya' }));
  expect(main().getByText(/Pilih tanggal antara/)).toBeVisible();
  await user.clear(day);
  await user.type(day, '2003-03-03');
  await user.click(main().getByRole('button', { name: 'Lihat statusnya' }));
  await waitFor(() => expect(search()).toBe('?tanggal=2003-03-03'));
  const card = await cardOf(/^BG006/);
  expect(await card.findByText('Pada 3 Maret 2003 sertifikat ini belum terbit')).toBeVisible();
  expect(card.getByText('Belum berlaku')).toBeVisible();
  expect(card.getByRole('link', { name: /^Cek sertifikat ini/ })).toHaveAttribute(
    'href',
    '/cek/PNS-BG006-00005?tanggal=2003-03-03',
  );
  await user.click(main().getByRole('link', { name: 'Lihat status saat ini' }));
  expect((await card.findAllByText('Dibekukan')).length).toBeGreaterThan(0);
});

test('shows a retry button when the status on a day fails to load', async () => {
  const fetch = withFaults(stack.fetch, [
    { match: '/rpc/check_certificates', fault: 'server-error', times: 1 },
  ]);
  const id = await companyOf('PNS-BG006-00005');
  const { user } = await openPage({ path: `${path}/${id}?tanggal=2003-03-03`, stack, fetch });
  expect(await main().findByText('Status pada tanggal itu tidak dapat dimuat')).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Coba lagi' }));
  expect((await main().findAllByText('Belum berlaku')).length).toBeGreaterThan(0);
});

test('does not call a company certified without a valid certificate', async () => {
  const [row] = await stack.sql<{ id: string }>(
    `insert into public.clients (name, legal_form, city) values ('Tanpa Sertifikat Uji', 'PT', 'Medan') returning id`,
  );
  await openPage({ path: `${path}/${row!.id}`, stack });
  expect(await main().findByText('Badan usaha dalam daftar kami, Medan.')).toBeVisible();
  expect(document.querySelector('meta[name=description]')).toHaveAttribute(
    'content',
    'Badan usaha dalam daftar kami, Medan.',
  );
});

test.each(['abc', '11111111-1111-4111-8111-111111111111'])(
  'shows a not-found page for the unknown company %s',
  async (id) => {
    await openPage({ path: `${path}/${id}`, stack });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Badan usaha ini tidak ada dalam daftar' }),
    ).toBeVisible();
    expect(main().getByRole('link', { name: 'Cari di daftar klien' })).toHaveAttribute('href', path);
  },
);
