import { readFile } from 'node:fs/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database.types.ts';
import { runTask } from '../../src/lib/xlsx/workbook.ts';
import { expect, test } from '../support/fixtures.ts';

const COUNT = 2000;
const WORD = 'Kaolin';

async function addCompanies(service: SupabaseClient<Database>, word: string, count: number) {
  const rows = Array.from({ length: count }, (_, at) => ({
    name: `PT ${word} Nusantara Konstruksi Sejahtera ${String(at).padStart(4, '0')}`,
    legal_form: 'PT',
    province: 'Jawa Barat',
    city: 'Kota Bandung',
    website: `https://perusahaan-${at}.example.id/konstruksi/sertifikat-badan-usaha`,
  }));
  await service.from('clients').insert(rows).throwOnError();
}

async function removeCompanies(service: SupabaseClient<Database>, word: string) {
  const names = `PT ${word}%`;
  const clients = () => service.from('clients');
  await clients().update({ deleted_at: new Date().toISOString() }).like('name', names).throwOnError();
  await clients().delete().like('name', names).throwOnError();
}

test('2,000 companies can be exported to a workbook and imported again without changes', async ({
  page,
  service,
  signIn,
}) => {
  await addCompanies(service, WORD, COUNT);
  await signIn(page, 'editor');
  await page.goto(`/admin/klien?q=${WORD}`);

  // Cancel the first export: the second page of results is held back.
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/rpc/list_clients*', async (route) => {
    const body = route.request().postDataJSON() as { page_number: number; page_size: number };
    if (body.page_size === 1000 && body.page_number === 2) await held;
    await route.continue().catch(() => undefined);
  });
  await page.getByRole('button', { name: 'Ekspor' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect(page.getByText('1.000 dari 2.000 baris diambil')).toBeVisible();
  await page.getByRole('button', { name: 'Batalkan ekspor' }).click();
  await expect(page.getByText('Ekspor dibatalkan', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Mengekspor' })).toBeHidden();
  release();
  await page.unroute('**/rpc/list_clients*');
  await expect(page.getByRole('button', { name: 'Ekspor' })).toBeEnabled();
  expect(downloads).toBe(0);

  await page.getByRole('button', { name: 'Ekspor' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click();
  const file = await readFile(await (await download).path());
  await expect(page.getByText('2.000 baris diekspor', { exact: true })).toBeVisible();
  const bytes = new Uint8Array(file).buffer;
  expect(await runTask({ read: bytes })).toMatchObject({ sheets: [{ lines: { length: COUNT + 1 } }] });

  await page.goto('/admin/klien/impor');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'perusahaan.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: file,
  });
  await page.getByRole('button', { name: 'Periksa baris', exact: true }).click();
  await expect(page.getByText('0 baru, 0 berubah, 2.000 sama, 0 bermasalah.')).toBeVisible();
  await removeCompanies(service, WORD);
});
