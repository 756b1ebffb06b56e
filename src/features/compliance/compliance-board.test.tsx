import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { complianceItems } from './items';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
  // Demo content counts as not met (see below): mark all of it as confirmed.
  await stack.sql(`update private.starter_content set part = 'reference' where part = 'demo'`);
});
afterAll(() => stack.close());
beforeEach(() => stack.sql('delete from public.compliance_reviews'));

async function openBoard(role: 'admin' | 'editor' | 'viewer', rules: FaultRule[] = [], search = '') {
  const path = `/admin/kepatuhan${search}`;
  const view = await renderApp({ path, stack, role, fetch: withFaults(stack.fetch, rules) });
  await screen.findByRole('heading', { name: 'Kepatuhan informasi publik' });
  return view;
}
const rowOf = async (item: string) => screen.findByRole('row', { name: new RegExp(item) });
const fees = 'Biaya yang dikenakan kepada pemohon dan klien';

test('shows a row for every item in the database, with its public page', async () => {
  const codes = await stack.sql<{ code: string }>(
    `select btrim(code, '''') as code from pg_constraint,
       regexp_matches(pg_get_constraintdef(oid), '''[a-z_]+''', 'g') m (codes), unnest(m.codes) code
     where conrelid = 'public.compliance_reviews'::regclass and conname like '%code%'`,
  );
  expect(codes.map(({ code }) => code).toSorted()).toEqual(Object.keys(complianceItems).toSorted());
  await openBoard('viewer');
  const row = await rowOf(fees);
  expect(within(row).getByRole('link', { name: '/layanan/biaya' })).toHaveAttribute('href', '/layanan/biaya');
  expect(within(row).getAllByText('Terisi')).toHaveLength(2);
  // Public in both languages but not met: the demo data lacks fees for two natures of work.
  expect(within(row).getByText('Belum terpenuhi')).toBeVisible();
  expect(within(await rowOf('Cara menghubungi kami')).getByText('Terpenuhi')).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(Object.keys(complianceItems).length + 1);
});

test('marks an item without English text and lists it as needing attention', async () => {
  await stack.sql(
    `update public.fees set qualification_en = null where id = (select id from public.fees limit 1)`,
  );
  const { user } = await openBoard('editor');
  const row = await rowOf(fees);
  expect(within(row).getByText('Terisi')).toBeVisible();
  expect(within(row).getByText('Belum')).toBeVisible();
  await user.click(screen.getByRole('link', { name: /Perlu perhatian/ }));
  expect(await rowOf(fees)).toBeVisible();
  expect(window.location.search).toBe('?show=attention');
});

test('saves a review with a note, and shows it on the board and in the history', async () => {
  const { user } = await openBoard('editor');
  const row = await rowOf(fees);
  expect(within(row).getByText('Belum pernah ditinjau')).toBeVisible();
  await user.click(within(row).getByRole('button', { name: `Tandai sudah ditinjau: ${fees}` }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: 'Catatan (opsional)' }), 'Tarif dicocokkan');
  await user.click(within(dialog).getByRole('button', { name: 'Catat tinjauan' }));
  await waitFor(async () => expect(within(await rowOf(fees)).getByText('Masih berlaku')).toBeVisible());
  expect(await rowOf(fees)).toHaveTextContent('Budi Editor');
  expect(await rowOf(fees)).toHaveTextContent('Tarif dicocokkan');
  await user.click(within(await rowOf(fees)).getByRole('button', { name: `Riwayat tinjauan: ${fees}` }));
  expect(await within(await screen.findByRole('dialog')).findByText('Budi Editor')).toBeVisible();
});

test('an item checked by words is met only after a person has judged it', async () => {
  const { user } = await openBoard('editor');
  const marks = 'Penggunaan sertifikat, logo';
  const row = await rowOf(marks);
  expect(within(row).getByText('Menunggu penilaian')).toBeVisible();
  expect(
    within(row).getByText('Mesin hanya mencari kata; seseorang membaca dan memastikannya.'),
  ).toBeVisible();
  await user.click(within(row).getByRole('button', { name: /^Tandai/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Catat tinjauan' }));
  await waitFor(async () => expect(within(await rowOf(marks)).getByText('Terpenuhi')).toBeVisible());
  expect(within(await rowOf(marks)).getByText(/^Tinjauan berikutnya paling lambat/)).toBeVisible();
});

test('lets a person judge a duty without a page, and shows the day of the next review', async () => {
  const { user } = await openBoard('editor');
  const review = 'Kompetensi asesor';
  const row = await rowOf(review);
  expect(within(row).getByText('Menunggu penilaian')).toBeVisible();
  expect(within(row).getByText(/^Apakah kompetensi setiap asesor/)).toBeVisible();
  expect(within(row).getAllByText('–')).toHaveLength(3);
  expect(within(row).queryByRole('link')).not.toBeInTheDocument();
  await user.click(within(row).getByRole('button', { name: /^Tandai/ }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/^Apakah kompetensi setiap asesor/)).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: 'Catatan (opsional)' }), 'TM-01');
  await user.click(within(dialog).getByRole('button', { name: 'Catat tinjauan' }));
  await waitFor(async () => expect(within(await rowOf(review)).getByText('Terpenuhi')).toBeVisible());
  expect(await rowOf(review)).toHaveTextContent(/TM-01/);
  expect(within(await rowOf(review)).getByText(/^Tinjauan berikutnya paling lambat/)).toBeVisible();
});

test('keeps the input when the review cannot be saved', async () => {
  const { user } = await openBoard('admin', [{ match: 'rpc/review_compliance', fault: 'server-error' }]);
  await user.click(within(await rowOf(fees)).getByRole('button', { name: /^Tandai/ }));
  const note = await screen.findByRole('textbox', { name: 'Catatan (opsional)' });
  await user.type(note, 'Tetap ada');
  await user.click(screen.getByRole('button', { name: 'Catat tinjauan' }));
  expect(await screen.findByText('Tinjauan tidak tersimpan')).toBeVisible();
  expect(note).toHaveValue('Tetap ada');
});

test('hides edit and review actions from viewers', async () => {
  await openBoard('viewer');
  const row = await rowOf(fees);
  expect(within(row).getAllByRole('button')).toHaveLength(1);
  expect(within(row).getByRole('button', { name: /^Riwayat/ })).toBeVisible();
  expect(within(row).queryByRole('link', { name: /^Ubah isi/ })).not.toBeInTheDocument();
});

test('exports the board as a file', async () => {
  const create = vi.fn((_file: Blob) => 'blob:board');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: vi.fn() }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await openBoard('admin');
  await rowOf(fees);
  await user.click(screen.getByRole('button', { name: 'Ekspor CSV' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  const text = await create.mock.calls[0]![0].text();
  expect(text).toContain(`${fees},"ISO/IEC 17065, 4.6 b",/layanan/biaya,ya,`);
});

test('exports the quarterly report as a file', async () => {
  const create = vi.fn((_file: Blob) => 'blob:report');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: vi.fn() }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await openBoard('editor');
  const [today] = await stack.sql<{ issued: number }>(
    `select count(*)::int as issued from public.certificates where issued_on >= date_trunc('quarter', private.today()) and issued_on <= private.today()`,
  );
  const report = await screen.findByRole('region', { name: 'Laporan triwulan' });
  const [thisQuarter] = within(report).getAllByRole('option');
  await user.selectOptions(within(report).getByRole('combobox', { name: 'Triwulan' }), thisQuarter!);
  const issued = (await within(report).findByText('Sertifikat diterbitkan')).nextSibling;
  await waitFor(() => expect(issued).toHaveTextContent(String(today?.issued)));
  expect(within(report).getByText('Tindakan perbaikan').nextSibling).toHaveTextContent('0');
  await user.click(within(report).getByRole('button', { name: 'Ekspor' }));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await waitFor(() => expect(create).toHaveBeenCalled());
  const text = await create.mock.calls[0]![0].text();
  expect(text).toContain(
    'Bagian,Nomor,Badan usaha,Ruang lingkup atau jenis,Tanggal,Selesai,Status,Keterangan,Kesimpulan',
  );
});

test('offers a retry when the board fails to load', async () => {
  const rules: FaultRule[] = [{ match: 'rpc/compliance_board', fault: 'server-error' }];
  const { user } = await openBoard('admin', rules);
  expect(await screen.findByText('Papan kepatuhan tidak dapat dimuat')).toBeVisible();
  rules.length = 0;
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await rowOf(fees)).toBeVisible();
});

test('counts content of the fictional demo body as not met', async () => {
  const [page] = await stack.sql<{ row_id: string }>(
    `update private.starter_content set part = 'demo' where row_id = (select id::text from public.cms_pages where slug = 'hak-kewajiban')
     returning row_id`,
  );
  await openBoard('viewer');
  const row = await rowOf('Penggunaan sertifikat, logo');
  expect(within(row).getByText('Belum terpenuhi')).toBeVisible();
  expect(within(row).getByText(/Isinya milik Anda sendiri, bukan isi contoh/)).toBeVisible();
  await stack.sql(`update private.starter_content set part = 'reference' where row_id = $1`, [page!.row_id]);
});
