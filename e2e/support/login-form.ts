import type { Page } from '@playwright/test';
import { demoAccounts, demoPassword } from '../../supabase/local/accounts.ts';
import type { Role } from '../../src/config/roles.ts';

export const emailOf = (role: Role) => demoAccounts.find((account) => account.role === role)?.email ?? '';

/** Signs in through the login form. */
export async function fillInLogin(page: Page, role: Role, password = demoPassword): Promise<void> {
  await page.getByLabel('Email').fill(emailOf(role));
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Masuk Sekarang' }).click();
}
