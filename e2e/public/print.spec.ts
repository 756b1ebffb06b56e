import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from '../support/fixtures.ts';

/** The sheets of a page as it is printed on A4. */
async function printed(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main .animate-skeleton')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const file = await page.pdf({ format: 'A4' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: false });
  // The font draws a hyphen between figures as a minus.
  return text.map((sheet) => sheet.replaceAll(/\s+/g, ' ').replaceAll('−', '-'));
}

const sheets = [
  // Questions with their answers, also those that are folded away on screen.
  ['/informasi/faq', 4, /hasil pemeriksaan|dokumen|Dokumen berikut/],
  ['/informasi/news/cek-sertifikat-sebelum-tender', 1, /Cek sertifikat sebelum tender/],
  ['/layanan/alur', 6, /Resertifikasi/],
  ['/layanan/biaya', 2, /Tarif resmi/],
  ['/layanan/ruang-lingkup/BS002', 2, /BS002/],
  ['/layanan/panduan?kode=BS002&ukuran=kecil', 2, /Rp315\.000/],
  ['/informasi/klien', 3, /Halaman 1 dari/i],
  ['/cek/PNS-AR001-00021', 1, /Sertifikat ini berlaku/],
  ['/informasi/hak-kewajiban', 2, /Hak dan kewajiban/],
] as const;

test(
  'what is printed is whole, on few sheets, with address, time and where to ask',
  { tag: '@desktop' },
  async ({ page, site }) => {
    for (const [address, most, words] of sheets) {
      const all = await printed(page, address);
      expect(all.length, `sheets of ${address}`).toBeLessThanOrEqual(most);
      for (const sheet of all) expect.soft(sheet.length, `a sheet of ${address}`).toBeGreaterThan(150);
      const text = all.join(' ');
      expect(text, address).toMatch(words);
      // A long address is broken over lines.
      expect(text.replaceAll(' ', ''), address).toContain(`Dicetakdari${site.url}${address}`);
      expect(text, address).toMatch(/20\d\d, \d\d[.:]\d\d WIB/);
      expect(text, address).toMatch(/021.*555.*@pilarnusa/);
    }
  },
);

test('answers are folded again after printing', { tag: '@desktop' }, async ({ page }) => {
  await printed(page, '/informasi/faq');
  await expect(page.locator('main details[open]')).toHaveCount(0);
});
