import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownWords } from '../support/questions.ts';
import { toast } from '../support/toasts.ts';

test(
  'one certificate is withdrawn, another hidden, each with a reason, and visitors see it',
  {},
  async ({ page, service, signIn, openBrowser, site, allowConsole }) => {
    allowConsole(/status of 404/);
    const name = ownWords('Nilam Karya');
    const { data: scope } = await service
      .from('rl_subclass')
      .select('id')
      .contains('qualifications', ['kecil'])
      .limit(1)
      .single()
      .throwOnError();
    const { data: client } = await service
      .from('clients')
      .insert({ name })
      .select('id')
      .single()
      .throwOnError();
    const numbers = ['CABUT', 'TUTUP'].map((word) => ownWords(word).toUpperCase().replace(' ', '-'));
    const [withdrawn = '', hidden = ''] = numbers;
    const rows = numbers.map((number) => ({
      number,
      client_id: client.id,
      subclass_id: scope.id,
      qualification: 'kecil',
      issued_on: '2026-01-05',
      expires_on: '2029-01-04',
    }));
    await service.from('certificates').insert(rows).throwOnError();

    await signIn(page, 'admin');
    await page.goto(`/admin/klien/${client.id}`);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: `Ubah status ${withdrawn}` }).click();
    await dialog.getByRole('combobox', { name: 'Status baru' }).selectOption('Dicabut');
    await dialog.getByRole('button', { name: 'Simpan keputusan' }).click();
    await expect(dialog.getByText('Alasan wajib diisi.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Alasan' }).fill('Persyaratan tidak lagi dipenuhi.');
    await dialog.getByRole('button', { name: 'Simpan keputusan' }).click();
    await expect(toast(page, `${withdrawn}: Dicabut`)).toBeVisible();

    await page
      .getByRole('row', { name: hidden })
      .getByRole('button', { name: /^(Hapus|Sembunyikan)/ })
      .click();
    await expectNoSeriousAxe(page);
    await dialog.getByRole('button', { name: 'Sembunyikan' }).click();
    await expect(dialog.getByText('Alasan wajib diisi.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Alasan' }).fill('Terbit karena keliru.');
    await dialog.getByRole('button', { name: 'Sembunyikan' }).click();
    await expect(toast(page, `${hidden} disembunyikan`)).toBeVisible();

    const visitor = await openBrowser();
    await visitor.goto(`${site.url}/cek/${withdrawn}`);
    await expect(visitor.getByText('Sertifikat ini dicabut')).toBeVisible();
    await visitor.goto(`${site.url}/cek/${hidden}`);
    await expect(visitor.getByText(`“${hidden}” tidak ditemukan`).first()).toBeVisible();
    await expect(visitor.getByText('Terbit karena keliru.')).toHaveCount(0);
  },
);
