import { demoPassword } from '../../supabase/local/accounts.ts';
import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { toast } from '../support/toasts.ts';

test.afterEach(async ({ service }) => {
  await service.from('app_users').update({ role: 'viewer' }).eq('email', 'viewer@demo.test').throwOnError();
});

test(
  'a role is given away only after the password once more, and then it goes through',
  {},
  async ({ page, signIn, service, allowConsole }) => {
    // The refusal that asks for the password, and the wrong password.
    allowConsole(/status of 40[03]/);
    const { data: person } = await service
      .from('app_users')
      .select('full_name')
      .eq('email', 'viewer@demo.test')
      .single();
    const role = async () =>
      (await service.from('app_users').select('role').eq('email', 'viewer@demo.test').single()).data?.role;
    await signIn(page, 'admin', 'an hour ago');
    await page.goto('/admin/users');
    const choose = async () => {
      await page.getByRole('combobox', { name: `Peran ${person?.full_name}` }).selectOption('editor');
      await page.getByRole('dialog').getByRole('button', { name: 'Ubah peran' }).click();
    };
    const question = page.getByRole('dialog', { name: 'Benarkah ini Anda?' });

    await choose();
    await expect(question).toBeVisible();
    await expectNoSeriousAxe(page);
    await question.getByRole('button', { name: 'Batal' }).click();
    await expect(question).toHaveCount(0);
    expect(await role()).toBe('viewer');

    await choose();
    await question.getByLabel('Password Anda').fill('bukan-yang-ini');
    await question.getByRole('button', { name: 'Lanjutkan' }).click();
    await expect(question.getByText('Password salah.')).toBeVisible();
    await question.getByLabel('Password Anda').fill(demoPassword);
    await question.getByRole('button', { name: 'Lanjutkan' }).click();
    await expect(question).toHaveCount(0);
    await expect(toast(page, /editor/i)).toBeVisible();
    expect(await role()).toBe('editor');
  },
);
