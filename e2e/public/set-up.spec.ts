import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { toast } from '../support/toasts.ts';

test.use({ accounts: 'none' });

const password = 'kata-sandi-panjang-1';
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function fillIn(page: Page, secret: string, email: string, word = password) {
  await page.getByLabel(/^Kunci penyiapan/).fill(secret);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(word);
}
const create = (page: Page) => page.getByRole('button', { name: 'Buat Akun Admin' }).click();

// Tests that create an admin are last, one per screen size, because the set-up works only once.

test('the first visit to the login page shows the set-up, in both languages', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(title(page, 'Setup Admin')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await page.goto('/auth/login?lng=en');
  await expect(title(page, 'Admin set-up')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create admin account' })).toBeVisible();
});

test('missing or too short input shows an error at the field and focuses it', async ({ page, site }) => {
  await page.goto('/auth/login');
  await expect(title(page, 'Setup Admin')).toBeVisible();
  await create(page);
  await expect(page.getByLabel(/^Kunci penyiapan/)).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Tulis alamat email/);
  await fillIn(page, site.setupSecret, 'direktur@pilarnusa.example.id', 'pendek');
  await create(page);
  await expect(page.getByLabel(/^Password/)).toBeFocused();
  await expect(page.getByText('Gunakan 12 sampai 72 karakter.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('direktur@pilarnusa.example.id');
});

test('a wrong set-up secret creates no admin and shows an error', async ({ page, allowConsole }) => {
  allowConsole(/status of 403/);
  await page.goto('/auth/login');
  await fillIn(page, 'tebakan-orang-lain', 'penyusup@pilarnusa.example.id');
  await create(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Kunci penyiapan salah.');
  await expect(title(page, 'Setup Admin')).toBeVisible();
});

test(
  'creating the admin signs in and opens the set-up assistant',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.goto(`/auth/login#setup=${site.setupSecret}`);
    await expect(page.getByLabel(/^Kunci penyiapan/)).toHaveValue(site.setupSecret);
    await page.getByLabel('Email').fill('direktur@pilarnusa.example.id');
    await page.getByLabel(/^Password/).fill(password);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Admin Berhasil Dibuat')).toBeVisible();
    await page.getByRole('button', { name: 'Nanti saja' }).click();
    await expect(page).toHaveURL('/admin/mulai');
    await expect(title(page, 'Asisten penyiapan')).toBeVisible();
    await page.reload();
    await expect(title(page, 'Asisten penyiapan')).toBeVisible();
    await page.goto('/admin');
    await expect(page.getByText('Selamat datang, direktur@pilarnusa.example.id.')).toBeVisible();
  },
);

test(
  'of two simultaneous set-ups only one succeeds, and later visits show the login form',
  { tag: '@desktop' },
  async ({ page, site, openBrowser, allowConsole }) => {
    allowConsole(/409.*create-admin-user/);
    const people = [page, await openBrowser()];
    for (const [index, each] of people.entries()) {
      await each.goto('/auth/login');
      await expect(title(each, 'Setup Admin')).toBeVisible();
      await fillIn(each, site.setupSecret, `orang-${index}@pilarnusa.example.id`);
    }
    await Promise.all(people.map(create));
    const arrived = async (each: Page) => {
      const isAsked = title(each, 'Verifikasi dua langkah diperlukan');
      await expect(isAsked.or(each.getByRole('alert').first())).toBeVisible();
      return isAsked.isVisible();
    };
    const isIn = await Promise.all(people.map(arrived));
    expect([...isIn].sort(), 'one is in, one is not').toEqual([false, true]);

    const refused = people[isIn.indexOf(false)]!;
    await expect(refused.getByRole('alert').first()).toContainText('Gagal Membuat Admin');
    await expect(title(refused, 'Login Admin')).toBeVisible();
    await expect(refused.getByRole('button', { name: 'Masuk Sekarang' })).toBeVisible();

    const another = await openBrowser();
    await another.goto('/auth/login');
    await expect(title(another, 'Login Admin')).toBeVisible();
  },
);
