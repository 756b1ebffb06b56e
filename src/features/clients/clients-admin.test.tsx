import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { giveLayout } from '@tests/support/layout';
import { editor, fill, save } from '@tests/support/list-screen';
import { renderApp, visit } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(giveLayout);

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const published = (name: string) =>
  stack
    .sql<{ is_published: boolean }>('select is_published from public.clients where name = $1', [name])
    .then(([row]) => row?.is_published);

test('companies are searched, narrowed and sorted by the server; the address says how', async () => {
  const { user } = await renderApp({ path: '/admin/klien', stack, role: 'editor' });
  expect(await screen.findByRole('link', { name: 'Adhyasta Sarana Nusantara' })).toBeVisible();
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Saring menurut Provinsi' }),
    'Jawa Barat',
  );
  await waitFor(() => expect(names()).not.toContain('Adhyasta Sarana Nusantara'));
  const found = names();
  expect(found).toEqual(expect.arrayContaining(['Banyu Beton Perkasa Sentosa', 'Cakrawala Karya Abadi']));
  await user.click(screen.getByRole('link', { name: 'Nama' }));
  await waitFor(() => expect(names()).toEqual(found.toReversed()));
  expect(window.location.search).toBe('?province=Jawa+Barat&sort=-name');

  await user.type(screen.getByRole('searchbox'), 'tidak ada yang begini');
  expect(await screen.findByText('Tidak ada yang cocok')).toBeVisible();
  await user.click(
    within(screen.getByRole('region', { name: 'Klien' }))
      .getAllByRole('button', { name: 'Hapus pencarian' })
      .at(-1)!,
  );
  await waitFor(() => expect(names()).toHaveLength(25));
  expect(window.location.search).toBe('?sort=-name');
});

test('all that match are unpublished at once, and the notice takes it back', async () => {
  const { user } = await renderApp({ path: '/admin/klien?q=konstruksi', stack, role: 'admin' });
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih “Fajar Konstruksi Abadi”' }));
  await user.click(screen.getByRole('button', { name: /^Pilih semua yang cocok/ }));
  const count = Number(/\d+/.exec((await screen.findByText(/dipilih$/)).textContent)?.[0]);
  expect(count).toBeGreaterThan(2);
  await user.click(screen.getByRole('button', { name: 'Batal terbit' }));
  const question = await screen.findByRole('dialog', { name: `Batal terbitkan ${count} entri?` });
  await user.click(within(question).getByRole('button', { name: 'Batal terbit' }));
  await waitFor(async () => expect(await published('Fajar Konstruksi Abadi')).toBe(false));
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await waitFor(async () => expect(await published('Fajar Konstruksi Abadi')).toBe(true));
});

test('one row goes to the trash and comes back from there', async () => {
  const { user } = await renderApp({ path: '/admin/klien?q=oktana', stack, role: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Hapus “Oktana Rekayasa Pratama”' }));
  const question = await screen.findByRole('dialog', {
    name: 'Pindahkan ke sampah: “Oktana Rekayasa Pratama”',
  });
  await user.click(within(question).getByRole('button', { name: 'Pindahkan ke sampah' }));
  expect(await screen.findByText('Tidak ada yang cocok')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: /^Sampah/ }));
  await user.click(await screen.findByRole('button', { name: 'Pulihkan “Oktana Rekayasa Pratama”' }));
  const again = await screen.findByRole('dialog');
  await user.click(within(again).getByRole('button', { name: 'Pulihkan' }));
  await user.click(await screen.findByRole('link', { name: 'Badan usaha' }));
  expect(await screen.findByRole('link', { name: 'Oktana Rekayasa Pratama' })).toBeVisible();
});

test('a company is added, then its certificate, which is suspended with a reason and a day', async () => {
  const { user } = await renderApp({ path: '/admin/klien?new=1', stack, role: 'editor' });
  const form = await editor('Tambah badan usaha');
  await fill(user, form, /^Nama badan usaha/, 'Zenit Bangun Uji');
  await fill(user, form, /^NIB/, '123');
  await save(user);
  expect(await within(form).findByText(/NIB terdiri dari 13 angka/)).toBeVisible();
  await fill(user, form, /^NIB/, '9997999999999');
  await save(user);

  expect(await screen.findByRole('heading', { level: 1, name: 'Zenit Bangun Uji' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Tambah sertifikat' }));
  const certificate = await editor('Tambah sertifikat');
  await fill(user, certificate, /^Nomor sertifikat/, 'UJI-001');
  const scope = within(certificate).getByRole('combobox', { name: /^Subklasifikasi/ });
  await user.selectOptions(scope, await within(scope).findByRole('option', { name: /^BG001/ }));
  const day = (name: RegExp) => within(certificate).getByLabelText(name);
  await user.type(day(/^Diterbitkan/), '2026-01-05');
  await user.tab();
  expect(day(/^Berlaku sampai/)).toHaveValue('2029-01-05');
  await user.clear(day(/^Berlaku sampai/));
  await user.type(day(/^Berlaku sampai/), '2028-01-04');
  await user.click(day(/^Diterbitkan/));
  await user.tab();
  expect(day(/^Berlaku sampai/)).toHaveValue('2028-01-04');
  await save(user);
  expect(await screen.findByRole('rowheader', { name: 'UJI-001' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Ubah status UJI-001' }));
  const decision = await screen.findByRole('dialog', { name: 'Ubah status UJI-001' });
  await user.click(within(decision).getByRole('button', { name: 'Simpan keputusan' }));
  expect(within(decision).getByText('Alasan wajib diisi.')).toBeVisible();
  expect(within(decision).getByText('Pilih status barunya.')).toBeVisible();
  await user.selectOptions(within(decision).getByRole('combobox', { name: /^Status baru/ }), 'Dibekukan');
  await user.type(within(decision).getByRole('textbox', { name: /^Alasan/ }), 'Surveilans tidak dijawab');
  await user.click(within(decision).getByRole('button', { name: 'Simpan keputusan' }));
  expect(await within(await screen.findByRole('table')).findByText('Dibekukan')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Riwayat UJI-001' }));
  const history = await screen.findByRole('dialog', { name: 'Riwayat UJI-001' });
  expect(await within(history).findByText('Aktif → Dibekukan')).toBeVisible();
  expect(within(history).getByText('Surveilans tidak dijawab')).toBeVisible();

  const visitor = await stack.client('anon');
  const { data } = await visitor.rpc('check_certificate', { query: 'UJI-001' });
  expect(data?.[0]).toMatchObject({ status: 'dibekukan', client_name: 'Zenit Bangun Uji' });
});

test('all certificates: by the status of today, each leading to its company', async () => {
  const { user } = await renderApp({
    path: '/admin/klien/sertifikat?status=kedaluwarsa',
    stack,
    role: 'editor',
  });
  const [first] = await screen.findAllByRole('rowheader');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.every((row) => within(row).queryByText('Kedaluwarsa'))).toBe(true);
  // Another status takes the row out of sight, and says so all the same.
  const [decide, number] = [/^Ubah status /, rows.at(-1)!.querySelector('th')!.textContent];
  await user.click(within(rows.at(-1)!).getByRole('button', { name: decide }));
  const decision = within(await screen.findByRole('dialog', { name: decide }));
  await user.selectOptions(decision.getByRole('combobox', { name: /^Status baru/ }), 'Dicabut');
  await user.type(decision.getByRole('textbox', { name: /^Alasan/ }), 'Tidak diperpanjang');
  await user.click(decision.getByRole('button', { name: 'Simpan keputusan' }));
  expect(await findToast(`${number}: Dicabut`)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: number })).not.toBeInTheDocument());
  await user.click(within(first!).getByRole('link'));
  expect(await screen.findByRole('dialog', { name: /^Ubah “/ })).toBeVisible();
  expect(window.location.pathname).toMatch(/^\/admin\/klien\/[0-9a-f-]{36}$/);
});

test('one decision on several certificates: what it cannot be for is named, and it is taken back', async () => {
  const [young] = await stack.sql<{ number: string; client_name: string }>(
    `select c.number, k.name as client_name from public.certificates c join public.clients k on k.id = c.client_id
     where c.status = 'aktif' and c.deleted_at is null and c.expires_on > private.today() order by c.issued_on desc limit 1`,
  );
  const [old] = await stack.sql<{ number: string; id: string }>(
    `select c.number, c.id from public.certificates c where c.status = 'aktif' and c.is_published and c.deleted_at is null
     and c.expires_on > private.today() order by c.issued_on limit 1`,
  );
  const [{ day } = { day: '' }] = await stack.sql<{ day: string }>(
    `select issued_on::text as day from public.certificates where number = '${old!.number}'`,
  );
  const { user } = await renderApp({
    path: '/admin/klien/sertifikat?sort=issued_on&status=aktif',
    stack,
    role: 'editor',
  });
  await user.click(await screen.findByRole('checkbox', { name: `Pilih “${old!.number}”` }));
  await user.click(screen.getByRole('link', { name: /^Diterbitkan/ }));
  await user.click(await screen.findByRole('checkbox', { name: `Pilih “${young!.number}”` }));
  await user.click(screen.getByRole('button', { name: 'Ubah status' }));
  const decision = await screen.findByRole('dialog', { name: 'Ubah status 2 sertifikat' });
  expect(within(decision).queryByRole('option', { name: 'Diganti' })).not.toBeInTheDocument();
  const status = within(decision).getByRole('combobox', { name: /^Status baru/ });
  expect(status).toHaveFocus();
  await user.click(within(decision).getByRole('button', { name: 'Simpan keputusan' }));
  expect(within(decision).getByText('Alasan wajib diisi.')).toBeVisible();
  await user.selectOptions(status, 'Dibekukan');
  await user.type(within(decision).getByRole('textbox', { name: /^Alasan/ }), 'Surveilans');
  const since = within(decision).getByLabelText(/^Berlaku sejak/);
  await user.clear(since);
  await user.type(since, day);
  await user.click(within(decision).getByRole('button', { name: 'Simpan keputusan' }));

  const refused = await screen.findByRole('dialog', { name: '1 entri tidak diubah' });
  expect(within(refused).getByText(young!.number)).toBeVisible();
  expect(within(refused).getByText('Terbit sesudah hari itu')).toBeVisible();
  await user.click(within(refused).getAllByRole('button', { name: 'Tutup' })[0]!);
  expect(screen.getByText('1 sertifikat: Dibekukan')).toBeVisible();
  const statusNow = async () =>
    (await stack.sql<{ status: string }>(`select status from public.certificates where id = '${old!.id}'`))[0]
      ?.status;
  expect(await statusNow()).toBe('dibekukan');
  await user.click(screen.getByRole('button', { name: 'Urungkan' }));
  await waitFor(async () => expect(await statusNow()).toBe('aktif'));
  const [last] = await stack.sql<{ reason: string; day: string }>(
    `select reason, effective_on::text as day from public.certificate_events where certificate_id = '${old!.id}'
     order by created_at desc limit 1`,
  );
  expect(last).toEqual({ reason: 'Diurungkan: Surveilans', day });
});

test('a certificate that was public is hidden from the list with a reason, by admins, and never thrown away', async () => {
  const [certificate] = await stack.sql<{ id: string; number: string }>(
    `select id, number from public.certificates
     where deleted_at is null and first_published_at is not null order by number desc limit 1`,
  );
  const { id, number } = certificate!;
  const path = `/admin/klien/sertifikat?q=${encodeURIComponent(number)}`;
  const rowOf = async () => within((await screen.findByRole('rowheader', { name: number })).closest('tr')!);
  const asEditor = await renderApp({ path, stack, role: 'editor' });
  expect(
    (await rowOf()).queryByRole('button', { name: /Sembunyikan|sampah|^Hapus/ }),
  ).not.toBeInTheDocument();
  asEditor.unmount();

  const { user } = await renderApp({ path, stack, role: 'admin' });
  expect((await rowOf()).queryByRole('button', { name: /sampah|^Hapus/ })).not.toBeInTheDocument();
  await user.click((await rowOf()).getByRole('button', { name: `Sembunyikan ${number} dari daftar` }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Terbit karena keliru.');
  await user.click(dialog.getByRole('button', { name: 'Sembunyikan' }));
  expect(await findToast(`${number} disembunyikan`)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: number })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  visit('/admin/klien/sertifikat?view=trash');
  const hidden = await rowOf();
  expect(hidden.getByRole('button', { name: /^Pulihkan/ })).toBeVisible();
  expect(hidden.queryByRole('button', { name: /^Hapus/ })).not.toBeInTheDocument();
  await stack.sql(`update public.certificates set deleted_at = null where id = '${id}'`);
});

test('many that were public are refused with the reason, and the focus is where it came from', async () => {
  const { user } = await renderApp({ path: '/admin/klien/sertifikat', stack, role: 'admin' });
  const [box] = await screen.findAllByRole('checkbox', { name: /^Pilih (?!semua)/ });
  await user.click(box!);
  const start = screen.getByRole('button', { name: 'Pindahkan ke sampah' });
  await user.click(start);
  const question = await screen.findByRole('dialog', { name: /^Pindahkan 1 entri ke sampah/ });
  await user.click(within(question).getByRole('button', { name: 'Pindahkan ke sampah' }));
  const refused = await screen.findByRole('dialog', { name: '1 entri tidak diubah' });
  expect(within(refused).getByText(/^Pernah terbit/)).toBeVisible();
  expect(screen.queryByText(/dipindahkan ke sampah$/)).not.toBeInTheDocument();
  await user.click(within(refused).getAllByRole('button', { name: 'Tutup' })[0]!);
  await waitFor(() => expect(start).toHaveFocus());
});

test('a hidden certificate stays on the page of its company with its history, and the focus on the page', async () => {
  const [certificate] = await stack.sql<{ id: string; client_id: string; number: string }>(
    `select id, client_id, number from public.certificates
     where deleted_at is null and first_published_at is not null order by number limit 1`,
  );
  const { client_id, number } = certificate!;
  const { user } = await renderApp({ path: `/admin/klien/${client_id}`, stack, role: 'admin' });
  const row = async () => (await screen.findByRole('rowheader', { name: number })).closest('tr')!;
  await user.click(within(await row()).getByRole('button', { name: `Sembunyikan ${number} dari daftar` }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Terbit karena keliru.');
  await user.click(dialog.getByRole('button', { name: 'Sembunyikan' }));
  expect(await within(await row()).findByText('Disembunyikan dari daftar')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(within(await row()).queryByRole('button', { name: /^Sembunyikan/ })).not.toBeInTheDocument();
  await user.click(within(await row()).getByRole('button', { name: `Riwayat ${number}` }));
  expect(await screen.findByText('Terbit karena keliru.')).toBeVisible();
});

test('what the list is narrowed to is saved as a file', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = vi.fn((file: Blob) => (files.push(file), 'blob:x'));
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await renderApp({ path: '/admin/klien?province=Bali', stack, role: 'editor' });
  await screen.findByRole('link', { name: 'Jatayu Konstruksi Abadi' });
  await user.click(screen.getByRole('button', { name: 'Ekspor' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]!.text()).split('\r\n');
  expect(lines[0]).toMatch(/Nama,Bentuk,NIB/);
  expect(lines.length).toBe(screen.getAllByRole('rowheader').length + 1);
  expect(lines.slice(1).join()).toMatch(/Jatayu Konstruksi Abadi,PT,9997000012339,Denpasar,Bali/);
});

test('a viewer reads companies and certificates, and finds nothing that writes', async () => {
  const { user } = await renderApp({ path: '/admin/klien', stack, role: 'viewer' });
  await user.click(await screen.findByRole('link', { name: 'Adhyasta Sarana Nusantara' }));
  await screen.findByRole('heading', { level: 1, name: 'Adhyasta Sarana Nusantara' });
  await screen.findAllByRole('rowheader');
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('button', { name: /^(Ubah|Hapus)/ })).not.toBeInTheDocument();
  expect(main.queryByRole('link', { name: /^(Tambah|Ubah)/ })).not.toBeInTheDocument();
  await user.click(main.getAllByRole('rowheader')[0]!.querySelector('a')!);
  const form = await screen.findByRole('dialog', { name: /^Lihat “/ });
  expect(within(form).queryByRole('button', { name: 'Simpan' })).not.toBeInTheDocument();
});
