import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mockLayout } from '@tests/support/layout';
import { editor, fill, fromRowMenu, save } from '@tests/support/list-screen';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(mockLayout);

const names = () =>
  screen.getAllByRole('rowheader').map((cell) => cell.querySelector('[data-row]')?.textContent);
const published = (name: string) =>
  stack
    .sql<{ is_published: boolean }>('select is_published from public.clients where name = $1', [name])
    .then(([row]) => row?.is_published);

test('searches, filters and sorts companies on the server and stores the state in the URL', async () => {
  const { user } = await renderApp({ path: '/admin/klien', stack, role: 'editor' });
  expect(await screen.findByRole('link', { name: 'Adhyasta Sarana Nusantara' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Provinsi: semua' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Jawa Barat' }));
  await user.keyboard('{Escape}');
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

test('finds companies by legal form or by two letters at the start of a word in their names', async () => {
  const { unmount } = await renderApp({ path: '/admin/klien?q=Be', stack, role: 'viewer' });
  expect(await screen.findByRole('link', { name: 'Banyu Beton Perkasa Sentosa' })).toBeVisible();
  for (const name of names()) expect(name).toMatch(/\bbe/i);
  unmount();
  await stack.sql(
    `insert into public.clients (name, legal_form) values ('Uji Bentuk Usaha', 'Koperasi'), ('Uji Lain', 'UD')`,
  );
  await renderApp({ path: '/admin/klien?q=ud', stack, role: 'viewer' });
  expect(await screen.findByRole('link', { name: 'Uji Lain' })).toBeVisible();
  expect(names()).toEqual(['Uji Lain']);
});

test('restores the state of the list when returning from a company', async () => {
  const { user } = await renderApp({ path: '/admin/klien?sort=-name&page=2', stack, role: 'editor' });
  await screen.findAllByRole('rowheader');
  const [first = ''] = names();
  await user.click(screen.getByRole('link', { name: first }));
  await user.click(await screen.findByRole('link', { name: 'Daftar badan usaha' }));
  expect(await screen.findByRole('link', { name: first })).toBeVisible();
  expect(window.location.search).toBe('?sort=-name&page=2');
});

test('unpublishes all matching companies at once, with an undo in the notification', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const slowly: typeof stack.fetch = async (input, init) => {
    const request = new Request(input, init);
    if ((await request.clone().text()).includes('"page_size":1000')) await answered;
    return stack.fetch(request);
  };
  const { user } = await renderApp({
    path: '/admin/klien?q=konstruksi',
    stack,
    role: 'admin',
    fetch: slowly,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih “Fajar Konstruksi Abadi”' }));
  await user.click(screen.getByRole('button', { name: /^Pilih semua yang cocok/ }));
  // The actions stay disabled until all matching rows are selected.
  const group = () => screen.getByRole('button', { name: 'Batalkan penerbitan' }).parentElement;
  expect(group()).toHaveAttribute('inert');
  answer();
  await waitFor(() => expect(group()).not.toHaveAttribute('inert'));
  const count = Number(/\d+/.exec((await screen.findByText(/dipilih$/)).textContent)?.[0]);
  expect(count).toBeGreaterThan(2);
  await user.click(screen.getByRole('button', { name: 'Batalkan penerbitan' }));
  const question = await screen.findByRole('dialog', { name: `Batalkan penerbitan ${count} entri?` });
  await user.click(within(question).getByRole('button', { name: 'Batalkan penerbitan' }));
  await waitFor(async () => expect(await published('Fajar Konstruksi Abadi')).toBe(false));
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await waitFor(async () => expect(await published('Fajar Konstruksi Abadi')).toBe(true));
});

test('moves a row to the trash and restores it', async () => {
  const { user } = await renderApp({ path: '/admin/klien?q=oktana', stack, role: 'admin' });
  await fromRowMenu(user, 'Oktana Rekayasa Pratama', 'Hapus “Oktana Rekayasa Pratama”');
  const question = await screen.findByRole('dialog', {
    name: 'Pindahkan ke sampah: “Oktana Rekayasa Pratama”',
  });
  await user.click(within(question).getByRole('button', { name: 'Pindahkan ke sampah' }));
  expect(await screen.findByText('Tidak ada yang cocok')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: /^Sampah/ }));
  await fromRowMenu(user, 'Oktana Rekayasa Pratama', 'Pulihkan “Oktana Rekayasa Pratama”');
  const again = await screen.findByRole('dialog');
  await user.click(within(again).getByRole('button', { name: 'Pulihkan' }));
  await user.click(await screen.findByRole('link', { name: 'Badan usaha' }));
  expect(await screen.findByRole('link', { name: 'Oktana Rekayasa Pratama' })).toBeVisible();
});

test('adds a company with a certificate and suspends it with a reason and a date', async () => {
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
  const grade = within(certificate).getByRole('combobox', { name: /^Kualifikasi/ });
  const grades = () =>
    within(grade)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  await user.selectOptions(scope, await within(scope).findByRole('option', { name: /^KK001/ }));
  await waitFor(() => expect(grade).toHaveDisplayValue('Spesialis'));
  expect(grades().slice(1)).toEqual(['Spesialis']);
  await user.selectOptions(scope, within(scope).getByRole('option', { name: /^BS013/ }));
  await waitFor(() => expect(grade).toHaveValue(''));
  expect(grades().slice(1)).toEqual(['Menengah', 'Besar']);
  await user.selectOptions(scope, within(scope).getByRole('option', { name: /^BG001/ }));
  await user.selectOptions(grade, 'Kecil');
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
  expect(await within(certificate).findAllByText('Wajib diisi.')).toHaveLength(2);
  await user.type(day(/^Tanggal keputusan/), '2026-01-04');
  await fill(user, certificate, /^Diputuskan oleh/, 'Direktur Utama');
  await save(user);
  expect(await screen.findByRole('rowheader', { name: 'UJI-001' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Catat keputusan atas UJI-001' }));
  const decision = await screen.findByRole('dialog', { name: 'Catat keputusan atas UJI-001' });
  await user.click(within(decision).getByRole('button', { name: 'Simpan keputusan' }));
  expect(within(decision).getByText('Alasan wajib diisi.')).toBeVisible();
  expect(within(decision).getByText('Pilih keputusannya.')).toBeVisible();
  await user.selectOptions(within(decision).getByRole('combobox', { name: /^Keputusan/ }), 'Pembekuan');
  await user.type(within(decision).getByRole('textbox', { name: /^Alasan/ }), 'Surveilans tidak dijawab');
  await user.click(within(decision).getByRole('button', { name: 'Simpan keputusan' }));
  expect(await within(await screen.findByRole('table')).findByText('Dibekukan')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Riwayat UJI-001' }));
  const history = await screen.findByRole('dialog', { name: 'Riwayat UJI-001' });
  expect(await within(history).findByText('Pembekuan')).toBeVisible();
  expect(within(history).getByText('Penerbitan')).toBeVisible();
  expect(within(history).getByText('Keputusan: Direktur Utama')).toBeVisible();
  expect(within(history).getByText('Surveilans tidak dijawab')).toBeVisible();

  const visitor = await stack.client('anon');
  const { data } = await visitor.rpc('check_certificate', { query: 'UJI-001' });
  expect(data?.[0]).toMatchObject({ status: 'dibekukan', client_name: 'Zenit Bangun Uji' });
});

test('exports the filtered list as a file', async () => {
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
  expect(lines[0]).toMatch(/Nama,Bentuk,Jenis BUJK,NIB/);
  expect(lines.length).toBe(screen.getAllByRole('rowheader').length + 1);
  expect(lines.slice(1).join()).toMatch(
    /Jatayu Konstruksi Abadi,PT,BUJK nasional \(BUJKN\),9997000012339,Denpasar,Bali/,
  );
});

test('hides write actions for companies and certificates from viewers', async () => {
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

test('lets editors see and delete the contact of a company', async () => {
  const [company] = await stack.sql<{ id: string }>(
    `select id from public.clients c where not exists (select from public.client_contacts k where k.client_id = c.id)
     and c.deleted_at is null order by name limit 1`,
  );
  const { id } = company!;
  const readContacts = () =>
    stack.sql<{ person: string; email: string; language: string }>(
      'select person, email, language from public.client_contacts where client_id = $1',
      [id],
    );
  const { user } = await renderApp({ path: `/admin/klien/${id}`, stack, role: 'editor' });
  await user.click(await screen.findByRole('button', { name: 'Tambah kontak' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah kontak' }));
  await user.type(dialog.getByRole('textbox', { name: /^Nama kontak/ }), 'Bagian Legal');
  await user.click(dialog.getByRole('button', { name: 'Simpan kontak' }));
  expect(dialog.getByText(/^Tulis alamat email yang lengkap/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Email/ }), 'Legal@Uji.example.id');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Bahasa/ }), 'Inggris');
  await user.click(dialog.getByRole('button', { name: 'Simpan kontak' }));
  expect(await screen.findByText('legal@uji.example.id')).toBeVisible();
  expect(await readContacts()).toEqual([
    { person: 'Bagian Legal', email: 'legal@uji.example.id', language: 'en' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Ubah kontak' }));
  const change = within(await screen.findByRole('dialog', { name: 'Ubah kontak' }));
  await user.clear(change.getByRole('textbox', { name: /^Nama kontak/ }));
  await user.clear(change.getByRole('textbox', { name: /^Email/ }));
  await user.click(change.getByRole('button', { name: 'Simpan kontak' }));
  expect(await screen.findByText(/^Belum ada kontak/)).toBeVisible();
  expect(await readContacts()).toEqual([]);
});
