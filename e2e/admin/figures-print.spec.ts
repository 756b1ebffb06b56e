import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from '../support/fixtures.ts';

test.use({ accounts: 'many' });

test('the complaint statistics print completely, without navigation and with their date', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/keluhan?view=figures');
  await expect(page.getByRole('button', { name: 'Cetak atau simpan PDF' })).toBeVisible({ timeout: 60_000 });
  const file = await page.pdf({ format: 'A4' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: false });
  expect(text.length).toBeLessThanOrEqual(2);
  const words = text.join(' ').replaceAll(/\s+/g, ' ');
  for (const part of [
    'Statistik 12 bulan terakhir',
    'Tanggapan pertama tepat waktu',
    'Masuk per bulan',
    'Menurut kategori',
    'Menurut status dan hasil',
    /Keadaan .* 20\d\d, \d\d[.:]\d\d WIB/,
  ])
    expect(words).toMatch(part);
  expect(words).not.toMatch(/Cetak atau simpan|Manajemen User|Tugas saya/);
});
