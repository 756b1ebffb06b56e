import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoSeriousAxe } from '../support/axe.ts';
import { conclude, planAction, startCase } from '../support/cases.ts';
import { expect, test } from '../support/fixtures.ts';
import { complain } from '../support/service-requests.ts';
import { toast } from '../support/toasts.ts';

const INBOX = '/admin/keluhan';
let count = 0;
const newSubject = () => `Jadwal penilaian tertunda ${(count += 1)} ${Date.now()}`;
const entry = (page: Page, subject: string) => page.getByRole('link', { name: subject });

test('a complaint can be handled from the live inbox to the outcome letter', async ({
  page,
  signIn,
  openBrowser,
}) => {
  test.slow();
  const subject = newSubject();
  await signIn(page, 'editor');
  await page.goto(`${INBOX}?sort=newest`);
  await expect(page.getByRole('heading', { level: 1, name: 'Keluhan' })).toBeVisible();

  const visitor = await openBrowser();
  const { number } = await complain(visitor, { subject });
  // The list updates without a reload.
  await expect(entry(page, subject)).toBeVisible();
  await page.getByRole('button', { name: /^Pemberitahuan: .* belum dibaca/ }).click();
  await expect(page.getByRole('menuitem', { name: subject })).toBeVisible();
  await page.keyboard.press('Escape');

  await entry(page, subject).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeFocused();
  await page.getByRole('button', { name: 'Ambil perkara ini' }).click();
  await expect(toast(page, 'Penugasan disimpan')).toBeVisible();
  await startCase(page);
  await page.getByLabel('Mulai dari templat').selectOption('Laporan dibaca');
  await page.getByRole('button', { name: 'Kirim pesan' }).click();
  await expect(page.getByRole('region', { name: 'Riwayat' })).toContainText(`Keluhan Anda ${number}`);
  await expectNoSeriousAxe(page);

  await planAction(page, 'Jadwal kunjungan dipasang ulang.');
  await conclude(page, 'Selesaikan', {
    finding: 'Keluhan terbukti',
    outcome: 'Keluhan berdasar.',
    reason: 'Jadwal terlewat tiga minggu.',
  });
  const outcome = page.getByRole('region', { name: 'Hasil' });
  await expect(outcome).toContainText('Keluhan terbukti');
  // A job creates the letter within a minute, and the screen polls for it.
  const letter = outcome.getByRole('button', { name: /^Unduh surat/ });
  await expect(letter).toBeVisible({ timeout: 90_000 });
  await expectNoSeriousAxe(page);
  const download = page.waitForEvent('download');
  await letter.click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
});
