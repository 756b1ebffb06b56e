import { haveComplaint } from '../support/cases.ts';
import { expect, test } from '../support/fixtures.ts';
import { staffClient } from '../support/staff.ts';
import { toast } from '../support/toasts.ts';

test(
  'marking a colleague as involved raises an alarm that an admin can dismiss',
  {},
  async ({ page, site, service, signIn }) => {
    const { data: staff } = await service.from('app_users').select('id, email').throwOnError();
    const idOf = (email: string) => staff.find((person) => person.email === email)?.id ?? '';
    const { id, number } = await haveComplaint(service, { assigned_to: idOf('editor@demo.test') });
    const mark = { kind: 'complaint', id, user_id: idOf('admin@demo.test'), role: 'reviewer' };
    await (await staffClient(site, 'editor')).rpc('set_case_person', mark).throwOnError();

    await signIn(page, 'admin');
    await page.goto('/admin');
    const alarms = page.getByRole('region', { name: 'Peringatan', exact: true });
    const alarm = alarms.getByRole('listitem').filter({ hasText: number });
    await expect(alarm).toContainText(`Budi Editor, ${number}: mencatat Rina Admin`);
    await alarm
      .getByRole('button', { name: 'Sudah diperiksa: Seorang rekan dicatat terlibat dalam perkara' })
      .click();
    await expect(toast(page, 'Peringatan ditutup dan dicatat')).toBeVisible();
    await expect(alarm).toHaveCount(0);
    await page.goto('/admin/audit-log?log=security&event=alarm_dismissed');
    await expect(page.getByRole('row').filter({ hasText: 'Peringatan ditutup' }).first()).toContainText(
      'Rina Admin',
    );
    await page.goto('/admin');
    await expect(page.getByRole('region', { name: 'Perlu dikerjakan hari ini' })).toBeVisible();
    await expect(alarm).toHaveCount(0);
  },
);
