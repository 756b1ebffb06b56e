import type { Page } from '@playwright/test';
import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Cari layar, tindakan, atau data' });

test('the palette is accessible in both themes and fits the screen', async ({ page, signIn }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/faq');
  await page.getByRole('button', { name: 'Cari atau jalankan perintah' }).click();
  await expect(box(page)).toBeFocused();
  await expectNoSeriousAxe(page);
  await box(page).fill('konstruksi');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await expectNoSeriousAxe(page);
  await box(page).fill('qwertyuiop');
  await expect(page.getByText('Tidak ada yang cocok dengan “qwertyuiop”')).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cari atau jalankan perintah' })).toBeFocused();
});

test('opening a screen does not download the palette', async ({ page, service, signIn }) => {
  const answer = await service.rpc('submit_complaint', {
    payload: {
      idempotency_key: crypto.randomUUID(),
      elapsed_ms: 60_000,
      website: '',
      language: 'id',
      name: 'Rahasiawati Contoh',
      email: 'rahasia@example.id',
      phone: '0812 3456 7890',
      company: 'PT Tertutup',
      category: 'layanan',
      relation: 'pemohon',
      subject: 'Perkara yang dirahasiakan',
      description: 'Uraian yang cukup panjang untuk diterima oleh formulir.',
      is_confidential: true,
      consent: { accepted: true, notice_version: '2026-11' },
    },
  });
  expect(answer.error).toBeNull();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await signIn(page, 'editor');
  await page.goto('/admin/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts.filter((address) => address.includes('command-windows'))).toEqual([]);

  await page.getByRole('button', { name: 'Cari atau jalankan perintah' }).click();
  // Return value of submit_complaint.
  const { number } = answer.data as { number: string };
  await box(page).fill(number);
  await expect(page.getByRole('group', { name: 'Keluhan' }).getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('dialog')).not.toContainText(/Rahasiawati|dirahasiakan/);
  await box(page).fill('rahasiawati');
  await expect(page.getByText('Tidak ada yang cocok dengan “rahasiawati”')).toBeVisible();
});
