import type { Page } from '@playwright/test';
import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Cari layar, tindakan, atau data' });

test('keyboard alone: a screen, a record, an action', async ({ page, service, signIn }) => {
  const { data: company } = await service.from('clients').select('name').order('name').limit(1).single();
  await signIn(page, 'editor');
  await page.goto('/admin/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('keluhan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/keluhan$/);
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(company!.name);
  await expect(page.getByRole('group', { name: 'Badan usaha' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/klien/);

  await page.keyboard.press('Control+k');
  await expect(
    page.getByRole('group', { name: 'Terakhir dipakai' }).getByRole('option').first(),
  ).toContainText(company!.name);
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('english');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

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

test('? lists the shortcuts, never while one types; they can be switched off', async ({ page, signIn }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/faq');
  const search = page.getByRole('searchbox').first();
  await search.fill('apa');
  await search.press('?');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(search).toHaveValue('apa?');
  await search.blur();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Pintasan keyboard' });
  await expect(keys).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await search.blur();
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL(/\/admin$/);

  await page.getByRole('button', { name: /^Akun/ }).click();
  await page.getByRole('menuitem', { name: 'Pintasan keyboard' }).click();
  await keys.getByRole('switch', { name: 'Pintasan satu huruf' }).click();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Cari atau jalankan perintah');
});

test('opening a screen downloads no palette; names of confidential reporters are not found', async ({
  page,
  service,
  signIn,
}) => {
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
  // The answer of submit_complaint.
  const { number } = answer.data as { number: string };
  await box(page).fill(number);
  await expect(page.getByRole('group', { name: 'Keluhan' }).getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('dialog')).not.toContainText(/Rahasiawati|dirahasiakan/);
  await box(page).fill('rahasiawati');
  await expect(page.getByText('Tidak ada yang cocok dengan “rahasiawati”')).toBeVisible();
});
