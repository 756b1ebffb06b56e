import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database.types.ts';
import { expect } from './fixtures.ts';
import { ownWords } from './questions.ts';
import { toast } from './toasts.ts';

/** Returns the date in Jakarta, `from` days from now. */
export const day = (from = 0) =>
  new Date(Date.now() + 7 * 3_600_000 + from * 86_400_000).toISOString().slice(0, 10);

const dates = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });
/** Returns the same date in the format of Indonesian pages. */
export const shownDay = (from = 0) => dates.format(new Date(day(from)));

/** Returns a certificate number that no other test uses. */
export const ownNumber = () => ownWords('UJI').toUpperCase().replace(' ', '-');

/** Imports a file with one new row. */
export async function importFile(page: Page, address: string, lines: string[]) {
  await page.goto(address);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'data.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
  await page.getByRole('button', { name: 'Periksa baris' }).click();
  await expect(page.getByText('1 baru, 0 berubah, 0 sama, 0 bermasalah.')).toBeVisible();
  await page.getByRole('button', { name: 'Impor 1 baris' }).click();
  await expect(page.getByRole('heading', { name: 'Impor selesai' })).toBeVisible();
}

interface Company {
  id: string;
  name: string;
}

/** Inserts a published company. */
export async function addCompany(service: SupabaseClient<Database>, words: string): Promise<Company> {
  const row = { name: ownWords(words), legal_form: 'PT', nib: String(randomInt(1e12, 9e12)) };
  const { data } = await service.from('clients').insert(row).select('id, name').single().throwOnError();
  return data;
}

type Certificate = Partial<Database['public']['Tables']['certificates']['Insert']>;

/** Inserts a published certificate for BG001, granted and issued a year ago. Returns its number. */
export async function addCertificate(
  service: SupabaseClient<Database>,
  company: Company,
  fields: Certificate = {},
) {
  const subclass = await service.from('rl_subclass').select('id').eq('code', 'BG001').single().throwOnError();
  const row = {
    client_id: company.id,
    subclass_id: subclass.data.id,
    number: ownNumber(),
    qualification: 'menengah',
    issued_on: day(-360),
    expires_on: day(700),
    decided_on: day(-361),
    decided_by: 'Direktur Utama',
    ...fields,
  };
  await service.from('certificates').insert(row).throwOnError();
  return row.number;
}

interface NewCertificate {
  number: string;
  issuedOn: string;
  expiresOn: string;
  /** Answer to the question about an earlier certificate. */
  answer?: string;
}

/** Issues a certificate for BG001 with medium qualification through the form on the company’s page. */
export async function issueCertificate(page: Page, company: Company, certificate: NewCertificate) {
  await page.goto(`/admin/klien/${company.id}`);
  await page.getByRole('link', { name: 'Tambah sertifikat' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: /^Nomor sertifikat/ }).fill(certificate.number);
  await choose(form.getByRole('combobox', { name: /^Subklasifikasi/ }), /^BG001/);
  await form.getByRole('combobox', { name: /^Kualifikasi/ }).selectOption('Menengah');
  await form.getByLabel(/^Diterbitkan/).fill(certificate.issuedOn);
  await form.getByLabel(/^Berlaku sampai/).fill(certificate.expiresOn);
  await form.getByLabel(/^Tanggal keputusan/).fill(certificate.issuedOn);
  await form.getByRole('textbox', { name: /^Diputuskan oleh/ }).fill('Direktur Utama');
  if (certificate.answer) await form.getByRole('radio', { name: certificate.answer }).check();
  await form.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(form).toBeHidden();
}

/** Selects the first option with a matching label. */
async function choose(select: Locator, label: RegExp) {
  const value = await select.locator('option').filter({ hasText: label }).first().getAttribute('value');
  await select.selectOption(value);
}

interface DecisionEntry {
  reason: string;
  /** Public category of the reason. */
  ground?: string;
  /** Effective date; today if omitted. */
  from?: string;
  note?: string;
  /** New values of the fields that a correction or reduction changes. */
  changes?: Record<string, string>;
  isFromBeginning?: boolean;
  /** Pattern of the decision to annul; a withdrawal also needs the number of the upheld appeal. */
  annuls?: RegExp;
  appeal?: string;
  /** True if the decision waits for a second person. */
  isProposal?: boolean;
}

export async function openDecision(page: Page, number: string) {
  await page.getByRole('button', { name: `Catat keputusan atas ${number}`, exact: true }).click();
  return page.getByRole('dialog');
}

/** Records a decision on a certificate on its company’s page. */
export async function decide(page: Page, number: string, kind: string, entry: DecisionEntry) {
  const dialog = await openDecision(page, number);
  await dialog.getByRole('combobox', { name: 'Keputusan', exact: true }).selectOption(kind);
  if (entry.annuls) await choose(dialog.getByLabel(/^Keputusan yang dibatalkan/), entry.annuls);
  if (entry.appeal) await dialog.getByLabel(/^Banding yang dikabulkan/).selectOption(entry.appeal);
  for (const [field, value] of Object.entries(entry.changes ?? {})) {
    await dialog.getByRole('combobox', { name: /^Isian yang diubah/ }).selectOption(field);
    const input = dialog.getByLabel(new RegExp(`^${field}`));
    if ((await input.evaluate(({ tagName }) => tagName)) === 'SELECT') await input.selectOption(value);
    else await input.fill(value);
  }
  if (entry.isFromBeginning) await dialog.getByRole('checkbox', { name: 'Berlaku sejak awal' }).check();
  if (entry.ground) await dialog.getByLabel('Jenis alasan').selectOption(entry.ground);
  if (entry.from) await dialog.getByLabel(/^Berlaku sejak(?! awal)/).fill(entry.from);
  if (entry.note) await dialog.getByRole('textbox', { name: /^Catatan untuk pengunjung/ }).fill(entry.note);
  await dialog.getByRole('textbox', { name: 'Alasan' }).fill(entry.reason);
  await dialog.getByRole('button', { name: 'Simpan keputusan' }).click();
  const done = entry.isProposal ? 'menunggu persetujuan orang kedua' : `${kind} tercatat`;
  await expect(toast(page, `${number}: ${done}`)).toBeVisible();
}

/** Checks the public status of a certificate now, or on a day. */
export async function expectVerdict(page: Page, number: string, verdict: string, on?: string) {
  await page.goto(`/cek/${number}${on ? `?tanggal=${on}` : ''}`);
  await expect(page.getByText(verdict, { exact: true })).toBeVisible();
}

/** Matches an entry of the public history that starts with these texts. */
export const historyEntry = (...parts: string[]) =>
  new RegExp(`^${parts.map((part) => part.replaceAll(/[().]/g, String.raw`\$&`)).join(String.raw`\s*`)}`);

/** Checks the history of a certificate on its company’s public page. Returns its entries. */
export async function expectHistory(page: Page, company: Company, number: string, entries: RegExp[]) {
  await page.goto(`/informasi/klien/${company.id}`);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: `Cek sertifikat ini: ${number}` }) });
  const shown = card.locator('ol > li');
  await expect(shown).toHaveText(entries);
  return shown;
}
