import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mockLayout } from '@tests/support/layout';
import { moveRowDown } from '@tests/support/move-row';
import { editor, fill, save } from '@tests/support/list-screen';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeEach(async () => {
  mockLayout();
  stack = await openTestStack();
});
afterEach(() => stack.close());

const CATEGORIES = '/admin/ruang-lingkup';
const ITEMS = '/admin/ruang-lingkup?list=subclassifications';
const open = (path: string, role: 'editor' | 'viewer' = 'editor') => renderApp({ path, stack, role });
const codes = async (category: string) => {
  const rows = await stack.sql<{ code: string }>(
    `select s.code from public.rl_subclass s join public.rl_categories c on c.id = s.category_id
     where c.code = $1 order by s.sort_order`,
    [category],
  );
  return rows.map(({ code }) => code);
};

test('saves the qualifications of a classification, and reports a duplicate code', async () => {
  const { user } = await open(`${CATEGORIES}?new=1`);
  const dialog = await editor('Tambah klasifikasi');
  await fill(user, dialog, /^Kode/, 'BG');
  await fill(user, dialog, /^Nama \(Indonesia\)/, 'Klasifikasi uji');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Kecil' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'Besar' }));
  await save(user);
  expect(await within(dialog).findByText(/Kode ini sudah dipakai klasifikasi lain/)).toBeVisible();
  await fill(user, dialog, /^Kode/, 'bg');
  await save(user);
  expect(await within(dialog).findByText(/dua huruf besar/)).toBeVisible();
  await fill(user, dialog, /^Kode/, 'ZZ');
  await save(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const rows = await stack.sql("select size_classes from public.rl_categories where code = 'ZZ'");
  expect(rows).toEqual([{ size_classes: ['kecil', 'besar'] }]);
});

test('refuses to permanently delete a classification with subclassifications, and explains why', async () => {
  await stack.sql("update public.rl_categories set deleted_at = now() where code = 'BG'");
  const { user } = await open(`${CATEGORIES}?view=trash`);
  await user.click(await screen.findByRole('button', { name: 'Hapus permanen “Bangunan Gedung”' }));
  await user.click(await screen.findByRole('button', { name: 'Hapus permanen' }));
  expect((await screen.findAllByText(/masih punya subklasifikasi/))[0]).toBeVisible();
});

test('groups subclassifications, and filters them by classification through the URL', async () => {
  const { user } = await open(ITEMS);
  expect(await screen.findByRole('heading', { level: 2, name: /^BG · Bangunan Gedung/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Klasifikasi: semua' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'BS · Bangunan Sipil' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('heading', { level: 2, name: /^BG/ })).not.toBeInTheDocument();
  expect(window.location.search).toMatch(/list=subclassifications&category_id=/);
  await user.type(screen.getByRole('searchbox'), 'pelabuhan');
  expect(await screen.findByText(/^2 dari \d+ cocok/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Geser/ })).not.toBeInTheDocument();
});

test('moves a row within its group without changing other groups', async () => {
  const [before, others] = [await codes('BG'), await codes('BS')];
  const { user } = await open(ITEMS);
  await moveRowDown(user, 'Konstruksi Gedung Hunian');
  await waitFor(async () => expect((await codes('BG')).slice(0, 2)).toEqual([before[1], before[0]]));
  expect(await codes('BS')).toEqual(others);
});

test('lists codes without a KBLI 2025 number until one is added by form or import', async () => {
  await stack.sql(
    `update public.rl_subclass set kbli_other_code = '98761', kbli_other_version = '2025' where code not in ('BG001', 'BG002')`,
  );
  const { user, unmount } = await open(ITEMS);
  await user.click(await screen.findByRole('link', { name: 'KBLI 2025 belum dicatat 2' }));
  expect(await screen.findByText(/^2 dari \d+ cocok/)).toBeVisible();
  expect(screen.getByText(/tambahkan kolom “KBLI 2025”/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Konstruksi Gedung Industri' })).not.toBeInTheDocument();
  expect(window.location.search).toContain('waiting=1');

  await user.click(screen.getByRole('link', { name: 'Konstruksi Gedung Hunian' }));
  const dialog = await screen.findByRole('dialog');
  await fill(user, dialog, /^KBLI edisi lain/, '98762');
  await fill(user, dialog, /^Tahun edisi lain/, '2025');
  await save(user);
  expect(await screen.findByRole('link', { name: 'KBLI 2025 belum dicatat 1' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Konstruksi Gedung Hunian' })).not.toBeInTheDocument();

  unmount();
  const staff = await stack.client('editor');
  const rows = [{ line: 2, values: { code: 'BG002', kbli_2025: '98763' } }];
  const options = {
    mode: 'apply',
    import_id: crypto.randomUUID(),
    chunk: 0,
    last: true,
    total: 1,
    file_name: 'k',
  };
  await staff.rpc('import_rows', { kind: 'rl_subclass', rows, options }).throwOnError();
  await open(`${ITEMS}&waiting=1`, 'viewer');
  expect(await screen.findByText('Semua kode sudah punya nomor KBLI 2025')).toBeVisible();
});

test('requires a classification, and a year for each KBLI code', async () => {
  const { user } = await open(`${ITEMS}&new=1`);
  const dialog = await editor('Tambah subklasifikasi');
  await fill(user, dialog, /^Kode(?! KBLI)/, 'BG990');
  await fill(user, dialog, /^Nama \(Indonesia\)/, 'Subklasifikasi uji');
  await fill(user, dialog, /^Kode KBLI/, '41011');
  await save(user);
  expect(await within(dialog).findByText('Wajib diisi.')).toBeVisible();
  await user.selectOptions(
    within(dialog).getByRole('combobox', { name: /^Klasifikasi/ }),
    'BG · Bangunan Gedung',
  );
  await save(user);
  expect(await within(dialog).findByText(/Isi keduanya/)).toBeVisible();
  await fill(user, dialog, /^Tahun KBLI/, '2020');
  await save(user);
  await waitFor(async () => expect((await codes('BG')).at(-1)).toBe('BG990'));
});
