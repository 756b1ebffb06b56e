import { expect } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROMO_SEEN_KEY } from '../../src/config/constants.ts';
import { demoPassword } from '../../supabase/local/accounts.ts';
import { smallPdf } from '../../tests/support/evidence-files.ts';
import { emailOf } from '../support/login-form.ts';
import { test } from './fixtures.ts';
import type { Visitor } from './visitor.ts';

let folder = '';
let document = '';
test.beforeAll(async ({ visitor }) => {
  folder = mkdtempSync(path.join(tmpdir(), 'walk-'));
  document = path.join(folder, 'Surat.pdf');
  writeFileSync(document, smallPdf, 'latin1');
  await visitor.open('/?lng=id');
  // The promotion popup opens after five seconds and would cover the controls.
  await visitor.value(`sessionStorage.setItem('${PROMO_SEEN_KEY}', '1')`);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns today’s date in Jakarta, which the time limits use. */
const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);

async function fillInPerson(visitor: Visitor) {
  await visitor.fill('Nama lengkap', 'Siti Aminah');
  await visitor.fill('Email', `siti.${Date.now()}@contoh.example.id`);
}

/** Waits for the receipt and the check of the file, and returns the case number. */
async function receipt(visitor: Visitor) {
  await visitor.sees(/sudah kami terima/);
  await visitor.sees('Semua berkas diterima');
  await visitor.expectHealthyPage();
  return visitor.value<string>(`document.querySelector('main output').innerText`);
}

test('public pages open without errors', async ({ visitor }) => {
  for (const place of [
    '/',
    '/profil/legalitas',
    '/layanan/biaya',
    '/cari?q=sertifikat',
    '/informasi/klien',
  ]) {
    await visitor.open(place);
    await visitor.expectHealthyPage();
  }
});

test('Back restores the scroll position', async ({ visitor }) => {
  await visitor.open('/informasi/news');
  await visitor.expectHealthyPage();
  const lastArticle = '(//main//a[starts-with(@href, "/informasi/news/")])[last()]';
  await visitor.centre(lastArticle);
  const place = await visitor.value<number>('Math.round(scrollY)');
  expect(place).toBeGreaterThan(200);
  await expect.poll(() => visitor.value<string>('JSON.stringify(sessionStorage)')).toContain(`"${place}`);
  // Click instead, because WebKit skips pages opened by a script when going back.
  await visitor.click(lastArticle);
  await expect.poll(visitor.path).toMatch(/^\/informasi\/news\/./);
  await expect.poll(() => visitor.value<number>('scrollY')).toBe(0);
  await visitor.back();
  await expect.poll(visitor.path).toBe('/informasi/news');
  await expect.poll(() => visitor.value<number>('Math.round(scrollY)')).toBe(place);
});

test('a complaint with a date and a file gets a receipt', async ({ visitor }) => {
  await visitor.open('/keluhan');
  await visitor.tick('Layanan kami');
  await visitor.fill('Judul singkat', 'Jadwal tertunda');
  await visitor.fill('Apa yang terjadi', 'Penilaian sudah tiga minggu tertunda.');
  await visitor.setDate('incident_on', today());
  await visitor.chooseFile(document);
  await visitor.tick('Pemohon sertifikasi');
  await fillInPerson(visitor);
  await visitor.tick('Saya telah membaca');
  await visitor.press('Kirim keluhan');
  expect(await receipt(visitor)).toMatch(/^KEL-/);
});

test('an appeal gets a receipt', async ({ visitor }) => {
  await visitor.open('/banding');
  await visitor.fill('Nomor permohonan', `P-${Date.now()}`);
  await visitor.tick('Penolakan permohonan');
  await visitor.setDate('decision_date', today());
  await visitor.press('Periksa kelayakan');
  await visitor.sees('Keputusan ini masih dapat dimintakan banding');
  await visitor.press('Lanjutkan');
  await visitor.tick('Saya memahami');
  await visitor.fill('Alasan banding', 'Dokumen peralatan sudah lengkap saat penilaian.');
  await visitor.chooseFile(document);
  await visitor.press('Lanjutkan');
  await visitor.tick('Pemohon');
  await visitor.fill('Badan usaha', 'PT Contoh Karya');
  await fillInPerson(visitor);
  await visitor.press('Lanjutkan');
  await visitor.sees('Periksa dan kirim');
  await visitor.tick('Saya telah membaca');
  await visitor.press('Kirim banding');
  expect(await receipt(visitor)).toMatch(/^BND-/);
});

test('staff can open inbox and settings, autosave an article and sign out', async ({ visitor }) => {
  await visitor.open('/auth/login');
  await visitor.fill('Email', emailOf('admin'));
  await visitor.fill('Password', demoPassword);
  await visitor.press('Masuk Sekarang');
  await expect.poll(visitor.path, { timeout: 90_000 }).toBe('/admin');
  for (const [place, words] of [
    ['/admin/keluhan', 'Keluhan'],
    ['/admin/settings/contacts', 'Simpan'],
  ] as const) {
    await visitor.open(place);
    await visitor.sees(words);
    await visitor.expectHealthyPage();
  }
  await visitor.open('/admin/news/new');
  await visitor.fill('Judul (Indonesia)', 'Kabar');
  await visitor.fill('Isi (Indonesia)', 'Isi berita.');
  await visitor.sees(/Tersimpan \d/);
  await expect.poll(visitor.path).toMatch(/\/edit\//);

  // Load a new document, so that Back restores it from the back-forward cache.
  await visitor.open('/admin/users');
  await visitor.expectHealthyPage();
  await visitor.press('Akun ');
  await visitor.press('Logout');
  await expect.poll(visitor.path).not.toMatch(/^\/admin/);
  await visitor.back();
  await expect.poll(visitor.path).toBe('/auth/login');
  await visitor.sees('Masuk Sekarang');
});
