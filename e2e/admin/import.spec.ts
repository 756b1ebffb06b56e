import type { Locator, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database.types.ts';
import { written } from '../../src/lib/xlsx/workbook.ts';
import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { staffClient } from '../support/staff.ts';

const SCREEN = '/admin/klien/impor';
const HEADINGS = 'Nama BUJK;NIB;Jenis BUJK;Propinsi;Kab/Kota;Website';

/** 500 companies, 12 of them wrong in five ways. */
function register(): string {
  const lines = Array.from({ length: 500 }, (_, at) => {
    let [name, nib, website] = [
      `PT Impor Massal ${at}`,
      String(8_880_000_000_000 + at),
      'https://contoh.example.id',
    ];
    if (at < 4) nib = '12345';
    else if (at < 6) name = '';
    else if (at < 9) website = 'javascript:alert(1)';
    else if (at < 11) nib = String(8_880_000_000_000 + 400 + at);
    else if (at === 11) name = 'x'.repeat(201);
    return [name, nib, 'PT', 'Jawa Barat', 'Kota Bandung', website].join(';');
  });
  // The two that repeat a NIB come after the rows they repeat.
  const repeated = lines.splice(9, 2);
  return [HEADINGS, ...lines, ...repeated].join('\r\n');
}

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type="file"]').setInputFiles(file);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function companies(service: SupabaseClient<Database>) {
  const { data } = await service.from('clients').select('*').order('id').throwOnError();
  return data;
}

test('500 companies with 12 bad rows: 488 come in, 12 say why, and the register is as before once undone', async ({
  page,
  service,
  signIn,
}) => {
  const before = await companies(service);
  await signIn(page, 'editor');
  await page.goto(SCREEN);
  await expect(page.getByRole('heading', { name: 'Pilih berkas' })).toBeVisible();
  await expectNoSeriousAxe(page);

  await choose(page, csv('register.csv', register()));
  await expect(page.getByRole('combobox', { name: /^Nama badan usaha/ })).toHaveValue('0');
  await expect(page.getByRole('combobox', { name: 'Kabupaten/kota' })).toHaveValue('4');
  await expectNoSeriousAxe(page);
  await button(page, 'Periksa baris').click();

  await expect(page.getByText('488 baru, 0 berubah, 0 sama, 12 bermasalah.')).toBeVisible();
  await page.getByRole('button', { name: /^Bermasalah/ }).click();
  await expect(page.getByText('NIB terdiri dari 13 angka.')).toHaveCount(4);
  await expect(page.getByText('Wajib diisi untuk entri baru.')).toHaveCount(2);
  await expect(page.getByText('Tulis alamat lengkap, misalnya')).toHaveCount(3);
  await expect(page.getByText(/^Sama dengan baris \d+ di berkas ini\.$/)).toHaveCount(2);
  await expect(page.getByText('Nama paling banyak 200 karakter.')).toHaveCount(1);
  await expectNoSeriousAxe(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  const download = page.waitForEvent('download');
  await button(page, 'Unduh baris bermasalah (CSV)').click();
  expect((await download).suggestedFilename()).toBe('baris-bermasalah-register.csv');
  expect(await companies(service)).toEqual(before);

  await button(page, 'Impor 488 baris').click();
  await expect(page.getByRole('heading', { name: 'Impor selesai' })).toBeVisible();
  await expect(page.getByRole('main').getByText('488', { exact: true })).toBeVisible();
  await expect(page.getByText('NIB terdiri dari 13 angka.')).toHaveCount(4);
  expect((await companies(service)).length).toBe(before.length + 488);
  await expectNoSeriousAxe(page);

  await button(page, 'Urungkan impor ini').click();
  await expectNoSeriousAxe(page);
  await button(page, 'Urungkan impor').click();
  await expect(page.getByText('488 baris dikembalikan.').first()).toBeVisible();
  await expect(page.getByText(/488 dikembalikan, 0 dibiarkan/)).toBeVisible();
  expect(await companies(service)).toEqual(before);
});

/** Goes on with the Tab key until the control has the focus. */
async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${String(control)} by keyboard`);
}

test('by keyboard alone: choose, match, check, import, undo, whose answer is lost once', async ({
  page,
  service,
  signIn,
  allowConsole,
}) => {
  allowConsole(/ERR_CONNECTION_RESET/);
  await signIn(page, 'editor');
  await page.goto(SCREEN);
  const opened = page.waitForEvent('filechooser');
  await tabTo(page, button(page, 'Pilih berkas'));
  await page.keyboard.press('Enter');
  await (await opened).setFiles(csv('satu.csv', 'Perusahaan,Nomor\nPT Impor Papan Tik,8889999999999'));

  const nib = page.getByRole('combobox', { name: 'NIB' });
  await expect(nib).toHaveValue('');
  await tabTo(page, nib);
  // The first column fills the name already, and is passed over.
  await page.keyboard.press('ArrowDown');
  await expect(nib).toHaveValue('1');
  await tabTo(page, button(page, 'Periksa baris'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('checkbox', { name: 'Terbitkan entri baru langsung' }));
  await page.keyboard.press('Space');
  await expect(page.getByText('1 baru, 0 berubah, 0 sama, 0 bermasalah.')).toBeVisible();
  await tabTo(page, button(page, 'Impor 1 baris'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Impor selesai' })).toBeFocused();
  const written = () => service.from('clients').select('is_published').eq('nib', '8889999999999');
  expect((await written()).data).toEqual([{ is_published: false }]);

  await tabTo(page, button(page, 'Urungkan impor ini'));
  await page.keyboard.press('Enter');
  await page.route(
    '**/rpc/undo_import',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await tabTo(page, button(page, 'Urungkan impor'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Belum semuanya diurungkan');
  await tabTo(page, button(page, 'Lanjutkan mengurungkan'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 baris dikembalikan.').first()).toBeVisible();
  expect((await written()).data).toEqual([]);
});

test('a workbook: its good rows reach the list of scopes', async ({ page, service, signIn }) => {
  const book = await written({
    header: ['Kode', 'Nama (Indonesia)', 'Nama (Inggris)', 'Kode KBLI', 'Tahun KBLI'],
    rows: [
      ['BG 981', 'Gedung uji impor', 'Import test building', 41_019, 2020],
      ['QQ001', 'Tanpa klasifikasi', '', '', ''],
    ],
  });
  await signIn(page, 'admin');
  await page.goto('/admin/ruang-lingkup?list=subclassifications');
  await page.getByRole('main').getByRole('link', { name: 'Impor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impor subklasifikasi' })).toBeVisible();
  await choose(page, {
    name: 'subklasifikasi.xlsx',
    mimeType: book.type,
    buffer: Buffer.from(await book.arrayBuffer()),
  });
  await button(page, 'Periksa baris').click();
  await expect(page.getByText('1 baru, 0 berubah, 0 sama, 1 bermasalah.')).toBeVisible();
  await expect(page.getByText('Kode klasifikasi: Klasifikasi ini tidak ada.')).toBeVisible();
  await button(page, 'Impor 1 baris').click();
  await page.getByRole('link', { name: 'Lihat daftar' }).click();
  await page.getByRole('searchbox').fill('BG981');
  await expect(page.getByRole('link', { name: 'Gedung uji impor', exact: true })).toBeVisible();
  const { data } = await service.from('rl_subclass').select('kbli_code, name_en').eq('code', 'BG981');
  expect(data).toEqual([{ kbli_code: '41019', name_en: 'Import test building' }]);
});

test('a viewer is refused on the screen, and in the database when calling directly', async ({
  page,
  service,
  signIn,
  site,
}) => {
  await signIn(page, 'viewer');
  await page.goto(SCREEN);
  await expect(page.getByRole('heading', { name: 'Akses Ditolak' })).toBeVisible();
  const viewer = await staffClient(site, 'viewer');
  const rows = [{ line: 2, values: { name: 'PT Impor Penonton' } }];
  const import_id = crypto.randomUUID();
  const options = { mode: 'apply', import_id, chunk: 0, last: true, total: 1, file_name: 'x.csv' };
  expect((await viewer.rpc('import_rows', { kind: 'clients', rows })).error?.code).toBe('42501');
  expect((await viewer.rpc('import_rows', { kind: 'clients', rows, options })).error?.code).toBe('42501');
  expect((await viewer.rpc('undo_import', { import_id })).error?.code).toBe('42501');
  expect((await viewer.from('imports').select('*')).data).toEqual([]);
  expect((await service.from('clients').select('id').eq('name', 'PT Impor Penonton')).data).toEqual([]);
});
