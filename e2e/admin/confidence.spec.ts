import { expect, test } from '../support/fixtures.ts';
import { fillComplaint, receiptOf, send } from '../support/service-requests.ts';
import { toast } from '../support/toasts.ts';

/** A confidential complaint as a visitor files it; where staff open it. */
test('a confidential case says nothing to an editor who does not have it, and is erased on request', async ({
  page,
  signIn,
  service,
  openBrowser,
}) => {
  test.slow();
  const visitor = await openBrowser();
  const subject = `Perihal kenanga ${Date.now()}`;
  await visitor.goto('/keluhan');
  await fillComplaint(visitor, { subject, name: 'Wulan Kenanga' });
  await visitor.getByRole('checkbox', { name: /^Rahasiakan identitas/ }).check();
  expect(await visitor.evaluate(() => localStorage.getItem('lsbu-draft-complaint'))).toBeNull();
  await send(visitor);
  const { number } = await receiptOf(visitor);
  const { data: row } = await service.from('complaints').select('id').eq('number', number).single();
  const address = `/admin/keluhan?case=${row?.id}`;

  const editor = await openBrowser();
  await signIn(editor, 'editor');
  await editor.goto(address);
  await expect(editor.getByRole('heading', { level: 1, name: 'Laporan rahasia' })).toBeVisible();
  await expect(editor.getByText(/hanya terbuka untuk admin dan penanggung jawabnya/)).toBeVisible();
  await expect(editor.getByText(/kenanga/i)).toHaveCount(0);
  await editor.goto('/admin/keluhan?confidential=1&sort=newest');
  await expect(editor.getByText(`${number} ·`)).toBeVisible();
  await expect(editor.getByText(/kenanga/i)).toHaveCount(0);

  await signIn(page, 'admin');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await page.getByRole('button', { name: 'Catat permintaan' }).click();
  const form = page.getByRole('dialog', { name: 'Catat permintaan' });
  await form.getByLabel('Yang diminta').selectOption('erase');
  await form.getByRole('button', { name: 'Catat', exact: true }).click();
  await expect(form.getByText('Wajib diisi.')).toBeVisible();
  await form.getByLabel('Nama yang meminta').fill('Wulan Kenanga');
  await form.getByRole('button', { name: 'Catat', exact: true }).click();
  await expect(toast(page, 'Permintaan dicatat')).toBeVisible();

  await page.getByRole('link', { name: 'Semua permintaan tentang data ini' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: number });
  await expect(entry.getByText('71 jam lagi')).toBeVisible();
  await entry.getByRole('button', { name: 'Penuhi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus permanen' }).click();
  await expect(toast(page, 'Permintaan dipenuhi')).toBeVisible();
  await expect(entry.getByText('Dipenuhi', { exact: true })).toBeVisible();
  await expect(entry.getByText('(dianonimkan)')).toBeVisible();
  await expect(page.getByText(/kenanga/i)).toHaveCount(0);
});
