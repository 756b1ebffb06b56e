import { generateSync } from 'otplib';
import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillInLogin } from '../support/login-form.ts';
import { toast } from '../support/toasts.ts';

/** Turns the requirement off, or the admins of later tests could not sign in. */
test.afterEach(async ({ service }) => {
  const { data } = await service.from('site_settings').select('id, security').single();
  const security = { ...(data!.security as object), second_factor: 'off' };
  const { error } = await service.from('site_settings').update({ security }).eq('id', data!.id);
  expect(error).toBeNull();
});

test('an admin is asked to set up a second factor before a deadline and can sign in with a recovery code', async ({
  page,
  service,
  openBrowser,
  site,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/status of 40[0134]/);
  const { data } = await service.from('site_settings').select('id, security').single();
  const security = { ...(data!.security as object), second_factor: 'admins' };
  await service.from('site_settings').update({ security }).eq('id', data!.id);

  await page.goto('/auth/login');
  await fillInLogin(page, 'admin');
  await expect(page.getByRole('heading', { name: 'Verifikasi dua langkah diperlukan' })).toBeVisible();
  await expect(page.getByText('Sisa waktu 7 hari')).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Nanti saja' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  const next = await openBrowser();
  await next.goto(`${site.url}/auth/login`);
  await fillInLogin(next, 'admin');
  await next.getByRole('button', { name: 'Aktifkan sekarang' }).click();
  await next.getByRole('button', { name: 'Lanjut' }).click();
  const secret = await next.getByRole('dialog').locator('code').innerText();
  await next.getByRole('textbox', { name: 'Kode' }).fill(generateSync({ secret }));
  await next.getByRole('button', { name: 'Aktifkan perangkat' }).click();
  const codes = next.getByRole('list', { name: 'Kode pemulihan' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const code = await codes.first().innerText();
  await next.emulateMedia({ media: 'print' });
  await expect(codes.first()).toBeVisible();
  await expect(next.getByText('Unduh')).toBeHidden();
  await expect(next.getByRole('heading', { name: 'Verifikasi dua langkah diperlukan' })).toBeHidden();
  await next.emulateMedia({ media: 'screen' });
  const download = next.waitForEvent('download');
  await next.getByRole('link', { name: 'Unduh' }).click();
  expect((await download).suggestedFilename()).toBe('kode-pemulihan.txt');
  await next.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await expect(next.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  const lost = await openBrowser();
  await lost.goto(`${site.url}/auth/login`);
  await fillInLogin(lost, 'admin');
  await lost.getByRole('button', { name: 'Perangkat hilang?' }).click();
  await lost.getByRole('textbox', { name: 'Kode pemulihan' }).fill('ABCD-EFGH-JKLM-NPQR');
  await lost.getByRole('button', { name: 'Masuk tanpa perangkat' }).click();
  await expect(lost.getByRole('main').getByRole('alert')).toContainText('salah atau sudah dipakai');
  await lost.getByRole('textbox', { name: 'Kode pemulihan' }).fill(code);
  await lost.getByRole('button', { name: 'Masuk tanpa perangkat' }).click();
  await expect(toast(lost, 'Kode pemulihan diterima')).toBeVisible();
  await expect(lost.getByRole('heading', { name: 'Verifikasi dua langkah diperlukan' })).toBeVisible();
  await expect(lost.getByRole('button', { name: 'Aktifkan sekarang' })).toBeVisible();
});
