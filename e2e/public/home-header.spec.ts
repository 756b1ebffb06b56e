import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { shownSlide } from '../support/slides.ts';

const html = (page: Page) => page.locator('html');

async function openHome(page: Page, address = '/') {
  await page.goto(address);
  await expect(shownSlide(page)).toBeVisible();
}

async function choose(page: Page, button: string, choice: string) {
  await page.getByRole('banner').getByRole('button', { name: button }).click();
  await page.getByRole('menuitemradio', { name: choice }).click();
}

test.describe('desktop menu', { tag: '@desktop' }, () => {
  test('the language menu translates the page and remembers the choice', async ({ page }) => {
    await openHome(page);
    await choose(page, 'Bahasa', 'English');
    await expect(html(page)).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Why choose us' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
    await choose(page, 'Language', 'Bahasa Indonesia');
    await expect(page.getByRole('heading', { name: 'Mengapa memilih kami' })).toBeVisible();
  });

  test('changing the language keeps the scroll position', async ({ page }) => {
    await page.goto('/kebijakan-privasi');
    await expect(page.getByRole('heading', { level: 1, name: 'Kebijakan privasi' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 500));
    // Dispatched as events, because Playwright’s own click scrolls to the static position of the sticky bar.
    await page.getByRole('banner').getByRole('button', { name: 'Bahasa' }).dispatchEvent('click');
    await page.getByRole('menuitemradio', { name: 'English' }).dispatchEvent('click');
    await expect(page.getByRole('banner').getByRole('button', { name: /Language/ })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  });

  test('the theme menu overrides the system theme and remembers the choice', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openHome(page);
    await choose(page, 'Tema', 'Gelap');
    await expect(html(page)).toHaveClass(/\bdark\b/);
    expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe('dark');
    await page.reload();
    await expect(shownSlide(page)).toBeVisible();
    await expect(html(page)).toHaveClass(/\bdark\b/);
    await choose(page, 'Tema', 'Sistem');
    await expect(html(page)).not.toHaveClass(/\bdark\b/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html(page)).toHaveClass(/\bdark\b/);
  });
});

test.describe('phone menu', { tag: '@phone' }, () => {
  const open = async (page: Page) => {
    await openHome(page);
    await page.getByRole('button', { name: 'Buka menu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await expect(dialog).toBeVisible();
    return dialog;
  };

  test('closes after opening a page', async ({ page }) => {
    const dialog = await open(page);
    await expect(dialog.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^Portal Permohonan/ })).toHaveAttribute(
      'href',
      'https://portal.pilarnusa.example.id',
    );
    const link = dialog.getByRole('link', { name: 'Pertanyaan Umum' });
    if (!(await link.isVisible())) await dialog.getByText('Informasi', { exact: true }).click();
    await link.click();
    await expect(page).toHaveURL('/informasi/faq');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('traps the focus until closed', async ({ page }) => {
    const dialog = await open(page);
    await dialog.getByText('Gelap', { exact: true }).click();
    await expect(html(page)).toHaveClass(/\bdark\b/);
    await dialog.getByText('English', { exact: true }).click();
    await expect(html(page)).toHaveAttribute('lang', 'en');
    for (let presses = 0; presses < 30; presses++) await page.keyboard.press('Tab');
    await expect(dialog.or(page.getByRole('dialog')).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });
});

test('the language in the URL overrides the stored one', async ({ page }) => {
  await openHome(page, '/?lng=en-GB');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await openHome(page, '/?lng=id');
  await expect(html(page)).toHaveAttribute('lang', 'id');
});
