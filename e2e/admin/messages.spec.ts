import type { Page } from '@playwright/test';
import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { consent, newAddress, pdf, send } from '../support/service-requests.ts';
import type { Site } from '../support/site-server.ts';
import { toast } from '../support/toasts.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The newest mail to an address with this in its subject; sent within a minute. */
async function mailTo(site: Site, to: string, subject: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const answer = await fetch(`${site.url}/_local/mail`, { headers: { accept: 'application/json' } });
    const mails = (await answer.json()) as Mail[]; // the mailbox's own shape
    found = mails.find((mail) => mail.to === to && mail.subject.includes(subject));
    expect(found).toBeDefined();
  }).toPass({ timeout: 90_000 });
  return found!;
}

async function writeMessage(page: Page, subject: string, email: string) {
  await page.goto('/profil/kontak');
  await page.getByLabel('Nama lengkap').fill('Ani Pengirim');
  await page.getByLabel('Email').first().fill(email);
  await page.getByLabel('Perihal').fill(subject);
  await page.getByLabel('Pesan', { exact: true }).fill('Asesor tidak datang pada hari yang dijanjikan.');
  await consent(page);
  await send(page, 'Kirim pesan');
  await expect(page.getByText(/Nomor pesan PSN-\d{4}-\d{6}/)).toBeVisible();
}

test('a message: answered by mail with a file, replied to on the site, made a complaint', async ({
  page,
  site,
  signIn,
  openBrowser,
}) => {
  test.slow();
  const subject = `Asesor tidak datang ${Date.now()}`;
  const email = newAddress();
  const visitor = await openBrowser();
  await writeMessage(visitor, subject, email);

  await signIn(page, 'editor');
  await page.goto('/admin/messages');
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeFocused();
  await page.getByLabel('Mulai dari templat').selectOption('Jawaban');
  await page
    .getByRole('textbox', { name: 'Jawaban kepada pengirim' })
    .fill('Kunjungan dijadwalkan ulang; jadwalnya terlampir.');
  await page.locator('form input[type=file]').first().setInputFiles(pdf('Jadwal.pdf'));
  await expect(page.getByText(/siap dikirim/)).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Kirim jawaban' }).click();
  await expect(toast(page, 'Jawaban terkirim')).toBeVisible();
  const conversation = page.getByRole('region', { name: 'Percakapan' });
  await expect(conversation).toContainText('jadwalnya terlampir');
  await expect(conversation.getByRole('button', { name: 'Unduh Jadwal.pdf' })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width, 'nothing is wider than the screen').toBeLessThanOrEqual(0);

  const { text } = await mailTo(site, email, 'Jawaban atas pesan Anda');
  expect(text).toContain('Kunjungan dijadwalkan ulang');
  const [address = ''] = /https?:\S+\/lacak\?nomor=\S+/.exec(text) ?? [];
  const [code = ''] = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text) ?? [];
  await visitor.goto(address);
  await visitor.getByLabel('Kode akses').fill(code);
  await visitor.getByRole('button', { name: 'Buka perkara' }).click();
  await expect(visitor.getByRole('heading', { name: subject })).toBeFocused();
  await expect(visitor.getByText('Kunjungan dijadwalkan ulang; jadwalnya terlampir.')).toBeVisible();
  const arriving = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: 'Unduh Jadwal.pdf' }).click();
  expect((await arriving).suggestedFilename()).toBe('Jadwal.pdf');
  await expectNoSeriousAxe(visitor);
  await visitor.getByRole('textbox', { name: 'Pesan Anda' }).fill('Sudah dua kali begini. Saya mengadu.');
  await visitor.getByRole('button', { name: 'Kirim balasan' }).click();
  await expect(visitor.getByText('Balasan terkirim.')).toBeVisible();

  // No reload: the thread hears of it.
  await expect(conversation).toContainText('Saya mengadu.');
  await page.getByRole('link', { name: 'Jadikan keluhan' }).click();
  await expect(page.getByLabel(/^Judul singkat/)).toHaveValue(subject);
  await page.getByLabel(/^Keluhan ini tentang/).selectOption('Personel atau asesor');
  await page.getByLabel(/^Hubungan pelapor/).selectOption('Pemohon sertifikasi');
  await page.getByLabel(/^Pemberitahuan privasi/).selectOption('Dikirim lewat surat atau email');
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Catat keluhan' }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Keluhan KEL-\d+-\d+ tercatat/ });
  await expect(heading).toBeVisible();
  const [number = ''] = /KEL-\d+-\d+/.exec(await heading.innerText()) ?? [];
  await visitor.getByRole('button', { name: 'Perbarui' }).click();
  await expect(visitor.getByText(`Pesan ini kami tangani sebagai keluhan ${number}`)).toBeVisible();
  expect((await mailTo(site, email, `[${number}] Kode akses baru`)).text).toContain('Kode akses baru:');
});
