import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database.types.ts';
import { expect } from './fixtures.ts';

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
  await dialog.getByRole('textbox', { name: /^Tindakan/ }).fill(words);
  await dialog.getByLabel('Penanggung jawab tindakan').selectOption('Orang lain, tanpa akun');
  await dialog.getByLabel('Nama atau jabatannya').fill('Manajer Mutu');
  await dialog.getByLabel('Selesai paling lambat').fill('2099-01-31');
  await dialog.getByRole('button', { name: 'Rencanakan tindakan' }).click();
  await expect(dialog).toBeHidden();
  await expect(section.getByText(words)).toBeVisible();
}
