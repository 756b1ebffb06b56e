import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { deleteProgress } from '@/imports/import-memory';
import { toXlsx } from '@/lib/xlsx/xlsx';

let stack: TestStack;
beforeEach(async () => {
  deleteProgress();
  stack = await openTestStack();
});
afterEach(() => stack.close());

const CATEGORIES = '/admin/ruang-lingkup/impor';
const ITEMS = '/admin/ruang-lingkup/impor?kind=subclassifications';

async function choose(user: UserEvent, file: File) {
  await screen.findByRole('heading', { name: 'Pilih berkas' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no place for a file');
  await user.upload(input, file);
}
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

test('imports classifications from a workbook, accepts labels as values, and adds new ones at the end', async () => {
  const book = await toXlsx(
    ['code', 'name_id', 'name_en', 'nature', 'size_classes'],
    [
      ['zz', 'Klasifikasi uji', 'Test', 'Umum', 'besar|kecil'],
      ['BG', 'Bangunan Gedung', '', 'lain', ''],
    ],
  );
  const { user } = await renderApp({ path: CATEGORIES, stack, role: 'editor' });
  await choose(user, new File([book], 'klasifikasi.xlsx'));
  await press(user, 'Periksa baris');
  expect(await screen.findByText('1 baru, 0 berubah, 0 sama, 1 bermasalah.')).toBeVisible();
  expect(screen.getByText(/Tulis Umum, Spesialis/)).toBeVisible();
  await press(user, 'Impor 1 baris');
  await screen.findByRole('heading', { name: 'Impor selesai' });
  const [made] = await stack.sql(
    `select name_en, nature, size_classes, is_published, sort_order = (select max(sort_order) from public.rl_categories) as is_last
     from public.rl_categories where code = 'ZZ'`,
  );
  expect(made).toEqual({
    name_en: 'Test',
    nature: 'umum',
    size_classes: ['kecil', 'besar'],
    is_published: true,
    is_last: true,
  });
});

test('explains in the list of earlier imports why an undo kept some rows', async () => {
  const editor = await stack.client('editor');
  const rows = [{ line: 2, values: { code: 'ZZ', name: 'Klasifikasi uji', nature: 'umum' } }];
  const options = {
    mode: 'apply',
    import_id: crypto.randomUUID(),
    chunk: 0,
    last: true,
    total: 1,
    file_name: 'lama.csv',
  };
  await editor.rpc('import_rows', { kind: 'rl_categories', rows, options }).throwOnError();
  await stack.sql(
    `insert into public.rl_subclass (category_id, code, name) select id, 'ZZ001', 'Uji' from public.rl_categories where code = 'ZZ'`,
  );
  const { user } = await renderApp({ path: CATEGORIES, stack, role: 'admin' });
  await press(user, 'Urungkan impor lama.csv');
  const dialog = within(await screen.findByRole('dialog', { name: 'Urungkan impor lama.csv?' }));
  await user.click(dialog.getByRole('button', { name: 'Urungkan impor' }));
  expect(await screen.findByText('Baris 2, Klasifikasi uji: dipakai entri lain')).toBeVisible();
  expect(await screen.findByText(/0 dikembalikan, 1 dibiarkan/)).toBeVisible();
});

test('recognises its own template for subclassifications', async () => {
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await renderApp({ path: ITEMS, stack, role: 'editor' });
  await press(user, 'Contoh CSV');
  await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 30_000 });
  await choose(user, new File(saved, 'contoh.csv'));
  for (const select of await screen.findAllByRole('combobox')) {
    expect(select).not.toHaveDisplayValue('(tidak diimpor)');
  }
  await press(user, 'Periksa baris');
  expect(await screen.findByText('0 baru, 1 berubah, 0 sama, 0 bermasalah.')).toBeVisible();
});

test('imports KBLI 2025 numbers from a file of codes and numbers in various spellings', async () => {
  await stack.sql(
    `update public.rl_subclass set kbli_other_code = '98755', kbli_other_version = '2015' where code = 'BG003'`,
  );
  const { user } = await renderApp({ path: ITEMS, stack, role: 'editor' });
  const lines = [
    'Kode;KBLI 2025',
    'BG001;98761',
    'bg 002;9876 2',
    'BG003;98763',
    'ZZ999;98769',
    'BG004;<b>1</b>',
  ];
  await choose(user, new File([lines.join('\n')], 'kbli.csv'));
  await press(user, 'Periksa baris');
  expect(await screen.findByText('0 baru, 2 berubah, 0 sama, 3 bermasalah.')).toBeVisible();
  expect(screen.getByText(/sudah punya nomor dari dua edisi lain/)).toBeVisible();
  await press(user, 'Impor 2 baris');
  await screen.findByRole('heading', { name: 'Impor selesai' });
  expect(
    await stack.sql(
      `select kbli_code, kbli_version, kbli_other_code, kbli_other_version from public.rl_subclass where code in ('BG001', 'BG002') order by code`,
    ),
  ).toEqual([
    { kbli_code: '41011', kbli_version: '2020', kbli_other_code: '98761', kbli_other_version: '2025' },
    { kbli_code: '41012', kbli_version: '2020', kbli_other_code: '98762', kbli_other_version: '2025' },
  ]);
});

test('offers the import only to users who may change the list', async () => {
  const { unmount } = await renderApp({
    path: '/admin/ruang-lingkup?list=subclassifications',
    stack,
    role: 'editor',
  });
  expect(await screen.findByRole('link', { name: 'Impor' })).toHaveAttribute('href', ITEMS);
  unmount();
  await renderApp({ path: '/admin/ruang-lingkup', stack, role: 'viewer' });
  expect(await screen.findByRole('link', { name: 'Bangunan Gedung' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Impor' })).not.toBeInTheDocument();
});
