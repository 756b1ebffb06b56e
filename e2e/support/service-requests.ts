import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database.types.ts';
import { smallPdf, smallPng } from '../../tests/support/evidence-files.ts';

export const file = (name: string, content: string | Buffer, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.isBuffer(content) ? content : Buffer.from(content, 'latin1'),
});
export const pdf = (name: string) => file(name, smallPdf);
export const png = (name: string) => file(name, Buffer.from(smallPng), 'image/png');

let people = 0;
/** Returns an unused e-mail address, because submissions are limited per address. */
export const newAddress = () => `pelapor${(people += 1)}.${Date.now()}@contoh.example.id`;

interface Complaint {
  category?: RegExp;
  subject?: string;
  description?: string;
  name?: string;
  email?: string;
}

/** Fills in the complaint form without submitting it. */
export async function fillComplaint(page: Page, complaint: Complaint = {}): Promise<void> {
  await page.getByRole('radio', { name: complaint.category ?? /^Layanan kami/ }).check();
  await page.getByLabel('Judul singkat').fill(complaint.subject ?? 'Jadwal penilaian tertunda');
  await page
    .getByLabel('Apa yang terjadi')
    .fill(complaint.description ?? 'Penilaian lapangan sudah tiga minggu tertunda tanpa kabar.');
  await page.getByRole('radio', { name: 'Pemohon sertifikasi' }).check();
  await page.getByLabel('Nama lengkap').fill(complaint.name ?? 'Budi Santoso');
  await page.getByLabel(/^Email/).fill(complaint.email ?? newAddress());
  await consent(page);
}

export const consent = (page: Page) => page.getByRole('checkbox', { name: /^Saya telah membaca/ }).check();
export const send = (page: Page, label = 'Kirim keluhan') =>
  page.getByRole('button', { name: label }).click();

export async function chooseFiles(page: Page, ...files: ReturnType<typeof file>[]): Promise<void> {
  await page.locator('form input[type=file]').first().setInputFiles(files);
}

interface Receipt {
  number: string;
  code: string;
}

/** Returns number and access code from the receipt. */
export async function receiptOf(page: Page): Promise<Receipt> {
  await expect(page.getByRole('heading', { level: 1, name: /sudah kami terima/ })).toBeVisible();
  const [number = '', code = ''] = await page.locator('main output').allInnerTexts();
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  return { number, code };
}

/** Files a complaint and confirms the receipt, so that leaving the page opens no confirmation. */
export async function complain(page: Page, complaint: Complaint = {}): Promise<Receipt> {
  await page.goto('/keluhan');
  await fillComplaint(page, complaint);
  await send(page);
  return confirmReceipt(page);
}

interface Appeal {
  /** Number of the certificate, and its holder. */
  number: string;
  company: string;
  decision: string;
  /** Date of the decision. */
  decidedOn: string;
}

/** Files an appeal against a decision on a certificate. */
export async function appeal(page: Page, { number, company, decision, decidedOn }: Appeal): Promise<Receipt> {
  const next = () => page.getByRole('button', { name: 'Lanjutkan' }).click();
  await page.goto('/banding');
  await page.getByLabel('Nomor permohonan atau sertifikat').fill(number);
  await page.getByRole('radio', { name: decision }).check();
  await page.getByLabel('Tanggal keputusan').fill(decidedOn);
  await page.getByRole('button', { name: 'Periksa kelayakan' }).click();
  await next();
  await page.getByRole('checkbox', { name: /^Saya memahami/ }).check();
  await page.getByLabel('Alasan banding').fill('Surveilans sudah kami jadwalkan ulang dengan asesor.');
  await page.getByLabel(/^Kode subklasifikasi/).fill('BG001');
  await next();
  await page.getByRole('radio', { name: 'Pemohon' }).check();
  await page.getByLabel('Badan usaha', { exact: true }).fill(company);
  await page.getByLabel('Nama lengkap').fill('Siti Aminah');
  await page.getByLabel('Email').fill(newAddress());
  await next();
  await consent(page);
  await send(page, 'Kirim banding');
  return confirmReceipt(page);
}

async function confirmReceipt(page: Page): Promise<Receipt> {
  const receipt = await receiptOf(page);
  await page.getByRole('checkbox', { name: /sudah menyimpan nomor/ }).check();
  return receipt;
}

/** Opens a case on the tracking page. */
export async function openCase(page: Page, { number, code }: Receipt): Promise<void> {
  await page.goto('/lacak');
  await page.getByLabel('Nomor perkara').fill(number);
  await page.getByLabel('Kode akses').fill(code);
  await page.getByRole('button', { name: 'Buka perkara' }).click();
}

/** Files a complaint with the server key, which needs no proof of work. Returns number and access code. */
export async function filedComplaint(service: SupabaseClient<Database>) {
  const { data, error } = await service.rpc('submit_complaint', {
    payload: {
      idempotency_key: crypto.randomUUID(),
      elapsed_ms: 9000,
      language: 'id',
      category: 'layanan',
      relation: 'masyarakat',
      name: 'Budi Santoso',
      email: newAddress(),
      subject: 'Untuk dilacak',
      description: 'Sebuah keluhan, tentang yang ditanyakan kemudian.',
      consent: { accepted: true, notice_version: '2026-11' },
    },
  });
  if (error) throw error;
  return data as { number: string; access_code: string }; // as returned by submit_complaint
}
