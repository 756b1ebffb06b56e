import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { fillInLogin } from '../support/login-form.ts';
import { toast } from '../support/toasts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Simulates inactivity. The page checks once a minute. */
async function simulateInactivity(page: Page, ms: number) {
  await page.evaluate((ago) => localStorage.setItem('active-at', String(Date.now() - ago)), ms);
  await page.clock.fastForward(MINUTE_MS + 1000);
}

test(
  'an idle session ends after a warning and resumes on the same page after sign-in',
  {},
  async ({ page, signIn }) => {
    await page.clock.install();
    await signIn(page, 'editor');
    await page.goto('/admin/faq?view=trash');
    await expect(page.getByRole('link', { name: /^Sampah/ })).toHaveAttribute('aria-current', 'page');

    const warning = page.getByRole('dialog', { name: 'Masih di sini?' });
    await simulateInactivity(page, 8 * HOUR_MS - 10 * MINUTE_MS);
    await expect(warning).toHaveCount(0);
    await simulateInactivity(page, 8 * HOUR_MS - 3 * MINUTE_MS);
    await expect(warning).toBeVisible();
    await warning.getByRole('button', { name: 'Tetap masuk' }).click();
    await expect(warning).toHaveCount(0);
    await page.clock.fastForward(10 * MINUTE_MS);
    await expect(page).toHaveURL('/admin/faq?view=trash');

    await simulateInactivity(page, 8 * HOUR_MS);
    await expect(page).toHaveURL(/\/auth\/login\?next=/);
    await expect(toast(page, 'Sesi Anda telah berakhir')).toBeVisible();
    await fillInLogin(page, 'editor');
    await expect(page).toHaveURL('/admin/faq?view=trash');
    await expect(warning).toHaveCount(0);
  },
);
