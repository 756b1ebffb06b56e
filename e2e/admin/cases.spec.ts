import type { Page } from '@playwright/test';
import { SESSION_STORAGE_KEY } from '../../src/config/constants.ts';
import { planAction } from '../support/cases.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillInLogin } from '../support/login-form.ts';
import { fillComplaint, openCase, receiptOf, send } from '../support/service-requests.ts';
import { toast } from '../support/toasts.ts';

const INBOX = '/admin/keluhan';
const NOTE = 'Catatan yang belum disimpan: hubungi asesor lapangan.';

/** A complaint as a visitor sends it, in a browser of their own. */
async function complain(visitor: Page) {
  const subject = `Kunjungan asesor ${Date.now()}`;
  await visitor.goto('/keluhan');
  await fillComplaint(visitor, { subject });
  await send(visitor);
  return { subject, ...(await receiptOf(visitor)) };
}

async function writeNote(page: Page, words: string) {
  // Files and history stand above it, and may move it from under the pointer when they come.
  await expect(page.getByText('Tidak ada berkas yang dilampirkan.')).toBeVisible();
  await expect(page.getByText('Perkara diterima')).toBeVisible();
  await page.getByRole('tab', { name: 'Catatan internal' }).click();
  await page.getByRole('textbox', { name: 'Catatan internal' }).fill(words);
}
const note = (page: Page) => page.getByRole('textbox', { name: 'Catatan internal' });
const saveNote = (page: Page) => page.getByRole('button', { name: 'Simpan catatan' }).click();

/** Other tests of the site look at the telephone number too. */
test.afterEach(async ({ service }) => {
  const { data } = await service.from('site_settings').select('id, site').single();
  const site = { ...Object(data?.site), phone: '021-555-0142' };
  await service
    .from('site_settings')
    .update({ site })
    .eq('id', data?.id ?? '');
});

test('question, answer and outcome: the reporter follows it, the clock stops meanwhile', async ({
  page,
  signIn,
  service,
  openBrowser,
}) => {
  test.slow();
  const visitor = await openBrowser();
  const { number, code } = await complain(visitor);
  const { data: row } = await service.from('complaints').select('id').eq('number', number).single();
  await signIn(page, 'admin');
  await page.goto(`${INBOX}?case=${row?.id}`);
  await page.getByRole('button', { name: 'Mulai periksa' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mulai periksa' }).click();
  await page.getByRole('button', { name: 'Tanya pelapor' }).click();
  const question = page.getByRole('dialog');
  await question.getByLabel('Pertanyaan kepada pelapor').fill('Kapan kunjungan dijanjikan?');
  await question.getByRole('button', { name: 'Tanya pelapor' }).click();
  await expect(page.getByText(/Waktu berhenti/).first()).toBeVisible();

  await openCase(visitor, number, code);
  await expect(visitor.getByText('Kapan kunjungan dijanjikan?').first()).toBeVisible();
  await visitor.getByLabel('Pesan Anda').fill('Tanggal 3 November.');
  await visitor.getByRole('button', { name: 'Kirim balasan' }).click();
  // The case hears of the answer by itself, and its clock runs again.
  await expect(page.getByText('Tanggal 3 November.')).toBeVisible();
  await expect(page.getByText(/Waktu berhenti/)).toHaveCount(0);

  await planAction(page, 'Jadwal kunjungan dipasang ulang.');
  await page.getByRole('button', { name: 'Selesaikan' }).click();
  const outcome = page.getByRole('dialog');
  await outcome.getByRole('button', { name: 'Selesaikan' }).click();
  await expect(outcome.getByText('Wajib diisi.').first()).toBeVisible();
  await outcome.getByLabel('Kesimpulan').selectOption('Keluhan terbukti');
  await outcome.getByLabel('Hasil').fill('Keluhan berdasar.');
  await outcome.getByLabel('Alasan').fill('Kunjungan terlambat dua minggu.');
  await outcome.getByRole('checkbox', { name: /^Saya tidak menilai/ }).check();
  await outcome.getByRole('button', { name: 'Selesaikan' }).click();
  await expect(outcome).toBeHidden();
  await openCase(visitor, number, code);
  await expect(visitor.getByText('Kunjungan terlambat dua minggu.').first()).toBeVisible();
});

test('a note without a network says so, stays, and is kept once there is one', async ({
  page,
  context,
  signIn,
  service,
  openBrowser,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/ERR_INTERNET_DISCONNECTED|status of 40|WebSocket/);
  const { number } = await complain(await openBrowser());
  const { data: row } = await service.from('complaints').select('id').eq('number', number).single();
  await signIn(page, 'editor');
  await page.goto(`${INBOX}?case=${row?.id}`);
  await writeNote(page, NOTE);
  await context.setOffline(true);
  await saveNote(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Server tidak dapat dihubungi' })).toBeVisible();
  await expect(note(page)).toHaveValue(NOTE);
  await context.setOffline(false);
  await page.reload();
  await expect(note(page)).toHaveValue(NOTE);
  await saveNote(page);
  await expect(toast(page, 'Catatan tersimpan')).toBeVisible();
  await expect(note(page)).toHaveValue('');
});

test('a session that ends under a note and under the settings takes nothing with it', async ({
  page,
  signIn,
  service,
  openBrowser,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/status of 40[013]/);
  const { number } = await complain(await openBrowser());
  const { data: row } = await service.from('complaints').select('id').eq('number', number).single();
  await signIn(page, 'admin');

  /** With the sixteen reads of start-up, which come a while after the screen: they would find the session ended first. */
  const openWhole = async (address: string) => {
    const lastRead = page.waitForResponse(/\/rest\/v1\/faq\?/);
    await page.goto(address);
    await lastRead;
  };
  /** As after weeks: the token is too old, and the server has forgotten the session. */
  const endSession = async () => {
    const token = await page.evaluate((key) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '');
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
      return session.access_token as string;
    }, SESSION_STORAGE_KEY);
    await service.auth.admin.signOut(token);
  };

  await openWhole(`${INBOX}?case=${row?.id}`);
  await writeNote(page, NOTE);
  await endSession();
  await saveNote(page);
  await expect(toast(page, 'Sesi Anda telah berakhir')).toBeVisible();
  await fillInLogin(page, 'admin');
  await page.getByRole('tab', { name: 'Catatan internal' }).click();
  await expect(note(page)).toHaveValue(NOTE);
  await saveNote(page);
  await expect(toast(page, 'Catatan tersimpan')).toBeVisible();

  await openWhole('/admin/settings/contacts');
  const contacts = page.getByRole('region', { name: 'Kontak dan jam kerja' });
  await contacts.getByRole('textbox', { name: 'Telepon' }).fill('021-555-0188');
  await endSession();
  await contacts.getByRole('button', { name: 'Simpan' }).click();
  await expect(toast(page, 'Sesi Anda telah berakhir')).toBeVisible();
  await fillInLogin(page, 'admin');
  await expect(contacts.getByRole('textbox', { name: 'Telepon' })).toHaveValue('021-555-0188');
  await contacts.getByRole('button', { name: 'Simpan' }).click();
  await expect(toast(page, 'Kontak dan jam kerja: tersimpan')).toBeVisible();
});
