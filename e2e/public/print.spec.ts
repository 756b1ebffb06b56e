import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from '../support/fixtures.ts';
import { fillComplaint, openCase, receiptOf, send } from '../support/service-requests.ts';
import { staffClient } from '../support/staff.ts';

/** Opens a page and returns the text of each sheet when printed on A4. */
async function printPage(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main .animate-skeleton')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  return sheetsOf(page);
}

/** Returns the text of each sheet of the current page. */
async function sheetsOf(page: Page): Promise<string[]> {
  const file = await page.pdf({ format: 'A4' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: false });
  // The font maps hyphens between digits to minus signs.
  return text.map((sheet) => sheet.replaceAll(/\s+/g, ' ').replaceAll('−', '-'));
}

const sheets = [
  // Includes answers that are collapsed on screen.
  ['/informasi/faq', 4, /hasil pemeriksaan|dokumen|Dokumen berikut/],
  ['/informasi/news/cek-sertifikat-sebelum-tender', 1, /Cek sertifikat sebelum tender/],
  ['/layanan/alur', 6, /Resertifikasi/],
  ['/layanan/biaya', 2, /Tarif resmi/],
  ['/layanan/ruang-lingkup/BS002', 2, /BS002/],
  ['/layanan/panduan?kode=BS002&ukuran=kecil', 2, /Rp315\.000/],
  ['/informasi/klien', 3, /Halaman 1 dari/i],
  ['/cek/PNS-AR001-00021', 1, /Sertifikat ini berlaku/],
  ['/informasi/hak-kewajiban', 2, /Hak dan kewajiban/],
  ['/banding/surat', 2, /Surat Permohonan Banding.*Alasan banding/i],
] as const;

test(
  'printed pages are complete and short, with URL, time and contact details',
  { tag: '@desktop' },
  async ({ page, site }) => {
    for (const [address, most, words] of sheets) {
      const all = await printPage(page, address);
      expect(all.length, `sheets of ${address}`).toBeLessThanOrEqual(most);
      for (const sheet of all) expect.soft(sheet.length, `a sheet of ${address}`).toBeGreaterThan(150);
      const text = all.join(' ');
      expect(text, address).toMatch(words);
      // Long URLs wrap across lines.
      expect(text.replaceAll(' ', ''), address).toContain(`Dicetakdari${site.url}${address}`);
      expect(text, address).toMatch(/20\d\d, \d\d[.:]\d\d WIB/);
      expect(text, address).toMatch(/021.*555.*@pilarnusa/);
    }
  },
);

test('answers collapse again after printing', { tag: '@desktop' }, async ({ page }) => {
  await printPage(page, '/informasi/faq');
  await expect(page.locator('main details[open]')).toHaveCount(0);
});

test(
  'the printed result of the guide contains the URL for applications',
  { tag: '@desktop' },
  async ({ page, site, service }) => {
    const { data } = await service.from('site_settings').select('site').single().throwOnError();
    const { portal_url: portal } = data.site as { portal_url: string };
    expect(portal).toMatch(/^https:/);
    const text = (await printPage(page, '/layanan/panduan?kode=BS002&ukuran=kecil')).join('');
    expect(text.replaceAll(' ', '')).toContain(`:${portal}`);
    expect(text).toContain('Rp315.000');
    expect(text.replaceAll(' ', '')).toContain(`Dicetakdari${site.url}/layanan/panduan`);
  },
);

/** Source URL and contact details expected in print. */
const origin = (url: string, path: string) => [
  new RegExp(`Dicetak ?dari ?${url}${path}`.replaceAll('/', '\\/')),
  /20\d\d, \d\d[.:]\d\d WIB/,
  /021.*555.*@pilarnusa/,
];

test(
  'a receipt and a decided case print completely, with the number of the letter',
  { tag: '@desktop' },
  async ({ page, site, service }) => {
    await page.goto('/keluhan');
    await fillComplaint(page, { subject: 'Dicetak sebagai arsip' });
    await send(page);
    const { number, code } = await receiptOf(page);
    const receipt = await sheetsOf(page);
    expect(receipt.length).toBeLessThanOrEqual(2);
    const receiptText = receipt.join(' ');
    for (const words of [
      number,
      code,
      'Dicetak sebagai arsip',
      `${site.url}/lacak`,
      ...origin(site.url, '/keluhan'),
    ])
      expect(receiptText).toMatch(words);
    expect(receiptText).not.toContain('Saya sudah menyimpan');

    const { data } = await service
      .from('complaints')
      .select('id')
      .eq('number', number)
      .single()
      .throwOnError();
    const staff = await staffClient(site, 'editor');
    const move = (new_status: string, more: object = {}) =>
      staff.rpc('move_case', { kind: 'complaint', id: data.id, new_status, ...more }).throwOnError();
    await move('diproses');
    const decision = {
      outcome: 'Keluhan ditutup.',
      reason: 'Jadwal ternyata tepat.',
      finding: 'tidak_terbukti',
    };
    await move('selesai', { ...decision, declares: 'id', post: 'Manajer Mutu' });
    await page.getByRole('checkbox', { name: /sudah menyimpan nomor/ }).check();
    await openCase(page, { number, code });
    await expect(page.getByRole('heading', { name: 'Dicetak sebagai arsip' })).toBeVisible();
    const sheets = await sheetsOf(page);
    expect(sheets.length).toBeLessThanOrEqual(2);
    const text = sheets.join(' ');
    const letter = (
      await page.locator('section[aria-labelledby="case-letters"] li p').first().innerText()
    ).trim();
    expect(letter).toMatch(/\d/);
    for (const words of [number, 'Jadwal ternyata tepat.', letter, ...origin(site.url, '/lacak')])
      expect(text).toMatch(words);
    expect(text).not.toMatch(/Unduh surat|Perbarui|Tutup tampilan/);
  },
);

test('a saved proof of a check prints on one sheet', { tag: '@desktop' }, async ({ page, site, service }) => {
  const { data } = await service.rpc('prove_check', { queries: ['PNS-AR001-00021'] }).throwOnError();
  const { number } = data as { number: string };
  const sheets = await printPage(page, `/cek/bukti/${number}`);
  expect(sheets).toHaveLength(1);
  for (const words of [/PNS-AR001- ?00021/, ...origin(site.url, `/cek/bukti/${number}`)])
    expect(sheets[0]).toMatch(words);
});

test(
  'a company of the register prints with all certificates and their history',
  { tag: '@desktop' },
  async ({ page, site, service }) => {
    const { data: certificate } = await service
      .from('certificates')
      .select('client_id')
      .eq('number', 'PNS-AR001-00021')
      .single()
      .throwOnError();
    const { data: company } = await service
      .from('clients')
      .select('name, certificates(number)')
      .eq('id', certificate.client_id)
      .is('certificates.deleted_at', null)
      .eq('certificates.is_published', true)
      .single()
      .throwOnError();
    const path = `/informasi/klien/${certificate.client_id}`;
    const sheets = await printPage(page, path);
    expect(sheets.length, 'sheets').toBeLessThanOrEqual(3);
    for (const sheet of sheets) expect.soft(sheet.length, 'a sheet').toBeGreaterThan(150);
    const text = sheets.join(' ');
    expect(text).toContain(company.name);
    expect(company.certificates.length).toBeGreaterThan(0);
    for (const { number } of company.certificates)
      expect(text.replaceAll(' ', ''), number).toContain(number.replaceAll(' ', ''));
    expect(text.replaceAll(' ', '')).toContain(`Dicetakdari${site.url}${path}`);
    for (const words of origin(site.url, '/').slice(1)) expect(text).toMatch(words);
    // Links and calls to action are not printed.
    expect(text).not.toMatch(/Hubungi kami|Periksa keadaan|Laporkan/);
  },
);
