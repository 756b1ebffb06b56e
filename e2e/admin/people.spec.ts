import { generateSync } from 'otplib';
import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Site } from '../support/site-server.ts';

const person = { name: 'Tono Uji', email: 'tono.uji@demo.test', password: 'kalimat-sandi-tono' };

/** Returns the newest link mailed to an address. */
async function mailedLink(site: Site, email: string): Promise<string> {
  const answer = await fetch(`${site.url}/_local/mail`, { headers: { accept: 'application/json' } });
  const mails = (await answer.json()) as { to: string; text?: string; html?: string }[]; // as returned by the local mailbox
  const mail = mails.find(({ to }) => to === email);
  const text = `${mail?.text ?? ''} ${mail?.html ?? ''}`.replaceAll('&amp;', '&');
  return /https?:\/\/[^\s"'<]+\/auth\/confirm[^\s"'<]+/.exec(text)?.[0] ?? '';
}

test('a user can accept an invitation, set up a second factor, and loses access once deactivated', async ({
  page,
  site,
  signIn,
  openBrowser,
  allowConsole,
}) => {
  // Requests of a deactivated user fail, and the browser logs each failed request.
  allowConsole(/status of 40[013]/);
  await signIn(page, 'admin');
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Undang pengguna' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undang pengguna' });
  await dialog.getByRole('textbox', { name: 'Nama lengkap' }).fill(person.name);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await dialog.getByRole('button', { name: 'Kirim undangan' }).click();
  const row = page.getByRole('row', { name: person.name });
  await expect(row.getByText('Diundang')).toBeVisible();

  const theirs = await openBrowser();
  await theirs.goto(await mailedLink(site, person.email));
  await expect(theirs.getByRole('heading', { name: 'Terima undangan' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(theirs.getByRole('heading', { name: 'Buat password baru' })).toBeVisible();
  await theirs.getByLabel('Password baru').fill(person.password);
  await theirs.getByRole('button', { name: 'Simpan password' }).click();
  await expect(theirs.getByRole('heading', { name: 'Selamat datang di LSBU Pilar Nusa' })).toBeVisible();
  await expect(theirs.getByRole('heading', { name: /^Peran Anda: / })).toBeVisible();

  await theirs.getByRole('link', { name: /^Periksa nama Anda/ }).click();
  await theirs.getByRole('button', { name: 'Aktifkan' }).click();
  await theirs.getByRole('button', { name: 'Lanjut' }).click();
  const secret = await theirs.getByRole('dialog').locator('code').innerText();
  await theirs.getByRole('textbox', { name: 'Kode' }).fill(generateSync({ secret }));
  await theirs.getByRole('button', { name: 'Aktifkan perangkat' }).click();
  await theirs.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await expect(theirs.getByText('Ponsel saya')).toBeVisible();

  const again = await openBrowser();
  await again.goto(`${site.url}/auth/login`);
  await again.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await again.getByLabel('Password', { exact: false }).first().fill(person.password);
  await again.getByRole('button', { name: 'Masuk Sekarang' }).click();
  await expect(again.getByRole('heading', { name: 'Verifikasi dua langkah' })).toBeVisible();
  await again.getByRole('textbox', { name: 'Kode' }).fill(generateSync({ secret }));
  await again.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(again.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await page.reload();
  await row.getByRole('button', { name: `Nonaktifkan ${person.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect(row.getByText('Nonaktif', { exact: true })).toBeVisible();
  // The open screen is updated without a reload, and a reload changes nothing.
  await expect(again.getByRole('heading', { name: 'Akses Ditolak' })).toBeVisible();
  await again.reload();
  await expect(again.getByRole('heading', { name: 'Akses Ditolak' })).toBeVisible();
});

const ways = [
  '/auth/login?with=code',
  '/auth/login?with=forgotten',
  '/auth/reset',
  '/auth/confirm?token_hash=x&type=invite',
];
for (const path of ways) {
  test(`${path} has no serious axe violations`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSeriousAxe(page);
  });
}
