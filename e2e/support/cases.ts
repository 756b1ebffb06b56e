import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database.types.ts';
import { textOf } from '../../tests/support/pdf-text.ts';
import { expect } from './fixtures.ts';
import type { Site } from './site-server.ts';

type Fields = Partial<Database['public']['Tables']['complaints']['Insert']>;
let count = 0;

/** Inserts a complaint with its own subject. */
export async function insertComplaint(service: SupabaseClient<Database>, fields: Fields = {}) {
  const row = {
    category: 'layanan',
    relation: 'pemohon',
    subject: `Kunjungan tertunda ${process.pid}-${(count += 1)}`,
    description: 'Kunjungan asesor sudah tiga minggu tertunda.',
    name: 'Sari Melati',
    email: 'sari.melati@contoh.example.id',
    ...fields,
  };
  const { data } = await service.from('complaints').insert(row).select('id, number').single().throwOnError();
  return { id: data.id, number: data.number, subject: row.subject };
}

/** Plans a corrective action on the open case. An upheld complaint cannot be closed without one. */
export async function planAction(page: Page, words: string) {
  const section = page.getByRole('region', { name: 'Tindakan perbaikan' });
  await section.getByRole('button', { name: 'Rencanakan tindakan' }).click();
  const dialog = page.getByRole('dialog');
  await fillAction(dialog, words);
  await dialog.getByRole('button', { name: 'Rencanakan tindakan' }).click();
  await expect(dialog).toBeHidden();
  await expect(section.getByText(words)).toBeVisible();
}

/** Fills in a corrective action due on 31 January 2099. */
async function fillAction(dialog: Locator, words: string) {
  await dialog.getByRole('textbox', { name: /^Tindakan/ }).fill(words);
  await dialog.getByLabel('Penanggung jawab tindakan').selectOption('Orang lain, tanpa akun');
  await dialog.getByLabel('Nama atau jabatannya').fill('Manajer Mutu');
  await dialog.getByLabel('Selesai paling lambat').fill('2099-01-31');
}

/** Returns the address of a case in the back-office. */
export async function caseAddress(
  service: SupabaseClient<Database>,
  kind: 'complaints' | 'appeals',
  number: string,
) {
  const { data } = await service.from(kind).select('id').eq('number', number).single().throwOnError();
  return `/admin/${kind === 'complaints' ? 'keluhan' : 'banding'}?case=${data.id}`;
}

/** Starts the investigation of the open case. */
export async function startCase(page: Page) {
  await page.getByRole('button', { name: 'Mulai periksa' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mulai periksa' }).click();
  await expect(dialog).toBeHidden();
}

interface Conclusion {
  /** Omitted if only one finding is possible. */
  finding?: string;
  outcome: string;
  reason: string;
  /** Corrective action for an upheld complaint without one. */
  action?: string;
  /** Changes made by an upheld appeal, and its effect on the certificate. */
  change?: string;
  effect?: string;
  /** Decider other than the user. */
  decider?: { name: string; post: string };
}

/** Fills in the dialog that closes the open case, including the decider's declaration. */
export async function fillConclusion(page: Page, button: string, conclusion: Conclusion) {
  const { finding, outcome, reason, action, change, effect, decider } = conclusion;
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (finding) await dialog.getByLabel('Kesimpulan').selectOption(finding);
  await dialog.getByLabel('Hasil').fill(outcome);
  if (change) await dialog.getByLabel('Yang berubah').fill(change);
  await dialog.getByRole('textbox', { name: /^Alasan/ }).fill(reason);
  if (action) {
    await dialog.getByLabel('Yang menyusul').selectOption('Tindakan direncanakan');
    await fillAction(dialog, action);
  }
  if (effect) await dialog.getByRole('combobox', { name: /^Akibat/ }).selectOption(effect);
  if (decider) {
    await dialog.getByLabel('Yang memutus').selectOption('Orang lain');
    await dialog.getByLabel('Nama pengambil keputusan').fill(decider.name);
  }
  await dialog.getByLabel('Jabatan pengambil keputusan').fill(decider?.post ?? 'Manajer Mutu');
  const declares = decider ? `${decider.name}, ${decider.post} menyatakan` : 'Saya tidak menilai';
  await dialog.getByRole('checkbox', { name: declares }).check();
  return { dialog, submit: () => dialog.getByRole('button', { name: button, exact: true }).click() };
}

/** Closes the open case with an outcome. */
export async function conclude(page: Page, button: string, conclusion: Conclusion) {
  const { dialog, submit } = await fillConclusion(page, button, conclusion);
  await submit();
  await expect(dialog).toBeHidden();
}

/** Creates the letters of new outcomes instead of waiting up to a minute for the job. */
export async function createLetters(site: Site) {
  const response = await fetch(`${site.url}/functions/v1/outcome-letter`, {
    method: 'POST',
    headers: { apikey: site.secretKey, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(200);
}

/** Downloads the valid letter of the case on the tracking page. Returns its number and text. */
export async function readLetter(page: Page) {
  const button = page
    .getByRole('region', { name: 'Surat hasil' })
    .getByRole('listitem')
    .filter({ hasNotText: 'Tidak berlaku lagi' })
    .getByRole('button', { name: /^Unduh surat/ });
  await expect(async () => {
    await page.getByRole('button', { name: 'Perbarui', exact: true }).click();
    await expect(button).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const number = (await button.innerText()).replace('Unduh surat ', '');
  const download = page.waitForEvent('download');
  await button.click();
  return { number, text: await textOf(await readFile(await (await download).path())) };
}
