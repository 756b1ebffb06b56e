import { expectNoSeriousAxe } from '../support/axe.ts';
import { haveComplaint } from '../support/cases.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillInLogin } from '../support/login-form.ts';
import { staffClient } from '../support/staff.ts';

test(
  'the security log can be filtered for failed sign-ins and revealed identities',
  {},
  async ({ page, site, service, signIn, openBrowser, allowConsole }) => {
    allowConsole(/status of 400/);
    const stranger = await openBrowser();
    await stranger.goto(`${site.url}/auth/login`);
    await fillInLogin(stranger, 'editor', 'bukan-password-nya');
    await expect(stranger.getByText('Email atau password salah.').first()).toBeVisible();
    const { id, number } = await haveComplaint(service, { is_confidential: true, name: null, email: null });
    const admin = await staffClient(site, 'admin');
    await admin.rpc('unmask_case', { kind: 'complaint', id }).throwOnError();

    await signIn(page, 'admin');
    await page.goto('/admin/audit-log?log=security');
    const table = page.getByRole('table', { name: 'Kejadian keamanan' });
    const line = (words: string | RegExp) => table.getByRole('row').filter({ hasText: words });
    await expect(line(`Identitas dibuka: ${number}`)).toContainText('Rina Admin');
    await expect(line('Ditolak masuk').first()).toBeVisible();
    await expectNoSeriousAxe(page);

    const filters = page.getByRole('region', { name: 'Saringan' });
    await filters.getByLabel('Kejadian').selectOption('Ditolak masuk');
    await expect(page).toHaveURL(/event=sign_in_refused/);
    await expect(line('Identitas dibuka')).toHaveCount(0);
    await expect(line('Ditolak masuk').first()).toBeVisible();
    await filters.getByLabel('Kejadian').selectOption('Identitas dibuka');
    await filters.getByLabel('Pengguna').selectOption('Rina Admin');
    await expect(line(number)).toHaveCount(1);
    await filters.getByLabel('Pengguna').selectOption('Budi Editor');
    await expect(page.getByText('Tidak ada catatan yang cocok')).toBeVisible();
    await filters.getByRole('link', { name: 'Hapus saringan' }).click();
    await expect(line(`Identitas dibuka: ${number}`)).toBeVisible();
  },
);
