import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { mockLayout } from '@tests/support/layout';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(mockLayout);

type Opened = Awaited<ReturnType<typeof renderApp>>;
const dialogOf = (count: number) =>
  screen.findByRole('dialog', { name: `Ubah satu kolom pada ${count} entri` });
async function open(user: Opened['user'], ...titles: string[]) {
  await user.click(await screen.findByRole('button', { name: 'Pilih beberapa' }));
  for (const title of titles) await user.click(screen.getByRole('checkbox', { name: `Pilih “${title}”` }));
  await user.click(screen.getByRole('button', { name: 'Ubah kolom…' }));
  return dialogOf(titles.length);
}
const categories = async () => {
  const rows = await stack.sql<{ category: string }>('select category from public.faq order by id');
  return rows.map(({ category }) => category);
};

test('assigns a category to all questions after a preview of the changes, and undoes it from the notice', async () => {
  await stack.sql(`update public.faq set category = 'biaya' where question = 'Berapa lama SBU berlaku?'`);
  const before = await categories();
  const { user } = await renderApp({ path: '/admin/faq', stack, role: 'editor' });
  await user.click(await screen.findByRole('button', { name: 'Pilih beberapa' }));
  await user.click(screen.getByRole('checkbox', { name: 'Pilih “Berapa lama SBU berlaku?”' }));
  await user.click(screen.getByRole('button', { name: 'Pilih semua yang cocok (13)' }));
  const action = screen.getByRole('button', { name: 'Ubah kolom…' });
  await user.click(action);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(action).toHaveFocus());

  await user.click(action);
  const dialog = await dialogOf(13);
  // The only available field is preselected.
  expect(within(dialog).getByRole('combobox', { name: /^Kolom/ })).toHaveDisplayValue('Kategori');
  await user.click(within(dialog).getByRole('button', { name: 'Periksa' }));
  expect(await within(dialog).findByText('Wajib diisi.')).toBeVisible();
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Kategori/ }), 'Biaya');
  await user.click(within(dialog).getByRole('button', { name: 'Periksa' }));
  const preview = await within(dialog).findByRole('status');
  const held = before.filter((category) => category === 'biaya').length;
  expect(preview).toHaveTextContent(`${13 - held} entri akan berubah.`);
  expect(preview).toHaveTextContent(`${held} entri sudah bernilai ini:`);
  expect(preview).toHaveTextContent('Berapa lama SBU berlaku?');
  expect(await categories()).toEqual(before);

  // Another value invalidates the preview.
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Kategori/ }), 'Umum');
  expect(within(dialog).getByRole('button', { name: 'Periksa' })).toBeVisible();
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Kategori/ }), 'Biaya');
  await user.click(await within(dialog).findByRole('button', { name: `Ubah ${13 - held} entri` }));
  const toast = await findToast(`Kategori: ${13 - held} entri diubah`);
  expect(toast).toHaveTextContent(`${held} entri tidak perlu diubah.`);
  expect(new Set(await categories())).toEqual(new Set(['biaya']));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(within(toast).getByRole('button', { name: 'Urungkan' }));
  await waitFor(async () => expect(await categories()).toEqual(before));
});

test('reports a date that is invalid for one document, changes the others, and undoes the change', async () => {
  const days = () =>
    stack.sql<{ title: string; day: string | null }>(
      'select title, valid_until::text as day from public.legalitas order by sort_order',
    );
  const before = await days();
  const { user } = await renderApp({ path: '/admin/legalitas', stack, role: 'editor' });
  const dialog = await open(user, 'Akta pendirian perseroan', 'Lisensi Lembaga Sertifikasi Badan Usaha');
  await user.click(within(dialog).getByRole('button', { name: 'Periksa' }));
  expect(await within(dialog).findByText('Pilih salah satu.')).toBeVisible();
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Kolom/ }), 'Tanggal terbit');
  await user.type(within(dialog).getByLabelText(/^Tanggal terbit/), '1900-01-01');
  await user.click(within(dialog).getByRole('button', { name: 'Periksa' }));
  expect(await within(dialog).findByText(/antara tahun 1945 dan 2099/)).toBeVisible();

  const fields = within(dialog).getByRole('combobox', { name: /^Kolom/ });
  await user.selectOptions(fields, within(fields).getByRole('option', { name: /^Berlaku sampai/ }));
  await user.type(within(dialog).getByLabelText(/^Berlaku sampai/), '2025-12-31');
  await user.click(within(dialog).getByRole('button', { name: 'Periksa' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Ubah 2 entri' }));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('1 entri tidak diubah');
  expect(within(notice).getByText('Lisensi Lembaga Sertifikasi Badan Usaha')).toBeVisible();
  expect(within(notice).getByText('Nilainya tidak cocok dengan isian lain pada entri ini')).toBeVisible();
  expect((await days())[0]?.day).toBe('2025-12-31');
  await user.click(within(notice).getByRole('button', { name: 'Urungkan' }));
  await waitFor(async () => expect(await days()).toEqual(before));
});

test('keeps the selection after an offline error, and retries with the same button', async () => {
  const faults: FaultRule[] = [];
  const { user } = await renderApp({
    path: '/admin/legalitas',
    stack,
    role: 'editor',
    fetch: withFaults(stack.fetch, faults),
  });
  const dialog = await open(user, 'Lisensi Lembaga Sertifikasi Badan Usaha');
  const fields = within(dialog).getByRole('combobox', { name: /^Kolom/ });
  await user.selectOptions(fields, within(fields).getByRole('option', { name: /^Berlaku sampai/ }));
  faults.push({ match: 'bulk_holds', fault: 'connection-cut', times: 1 });
  await user.click(within(dialog).getByRole('button', { name: 'Periksa' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Belum dapat diperiksa');
  await user.click(within(dialog).getByRole('button', { name: 'Periksa' }));
  expect(await within(dialog).findByText('Kolom ini akan dikosongkan.')).toBeVisible();

  faults.push({ match: 'bulk_set', fault: 'connection-cut', times: 1 });
  await user.click(within(dialog).getByRole('button', { name: 'Ubah 1 entri' }));
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('Perubahan tidak tersimpan');
  await user.click(within(dialog).getByRole('button', { name: 'Ubah 1 entri' }));
  expect(await findToast('Berlaku sampai (kosong: tanpa batas waktu): 1 entri diubah')).toBeVisible();
});

test('offers the category of articles, and the author only to admins', async () => {
  await stack.sql(
    `insert into public.articles (slug, title) values ('yy-satu', 'Yyy Satu'), ('yy-dua', 'Yyy Dua')`,
  );
  const openAs = async (role: 'editor' | 'admin') => {
    const app = await renderApp({ path: '/admin/news?q=yyy', stack, role });
    await app.user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
    await app.user.click(screen.getByRole('button', { name: 'Ubah kolom…' }));
    return { ...app, dialog: await dialogOf(2) };
  };
  const first = await openAs('editor');
  expect(within(first.dialog).queryByRole('option', { name: 'Penulis' })).not.toBeInTheDocument();
  first.unmount();
  const { user, dialog } = await openAs('admin');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Kolom/ }), 'Penulis');
  const authors = await within(dialog).findByRole('combobox', { name: /^Penulis/ });
  await waitFor(() => expect(within(authors).getAllByRole('option').length).toBeGreaterThan(1));
  const [, person] = within(authors).getAllByRole('option');
  await user.selectOptions(authors, person!);
  await user.click(within(dialog).getByRole('button', { name: 'Periksa' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Ubah 2 entri' }));
  const toast = await findToast('Penulis: 2 entri diubah');
  const names = () =>
    stack.sql<{ author_name: string | null }>(
      `select distinct author_name from public.articles where slug like 'yy-%'`,
    );
  expect(await names()).toEqual([{ author_name: person!.textContent }]);
  await user.click(within(toast).getByRole('button', { name: 'Urungkan' }));
  await waitFor(async () => expect(await names()).toEqual([{ author_name: null }]));
});
