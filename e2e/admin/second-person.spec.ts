import { expect, test } from '../support/fixtures.ts';
import { ownWords } from '../support/questions.ts';
import { toast } from '../support/toasts.ts';

test('a suspension that one person proposes is seen by visitors once another has confirmed it', async ({
  page,
  service,
  signIn,
  openBrowser,
  site,
}) => {
  const number = ownWords('BEKU').toUpperCase().replace(' ', '-');
  const { data: scope } = await service
    .from('rl_subclass')
    .select('id')
    .contains('qualifications', ['kecil'])
    .limit(1)
    .single()
    .throwOnError();
  const { data: client } = await service
    .from('clients')
    .insert({ name: ownWords('Dua Orang') })
    .select('id')
    .single()
    .throwOnError();
  const certificate = { number, client_id: client.id, subclass_id: scope.id, qualification: 'kecil' };
  const days = { issued_on: '2026-01-05', expires_on: '2029-01-04' };
  await service
    .from('certificates')
    .insert({ ...certificate, ...days })
    .throwOnError();
  const setRule = (second_person: boolean) =>
    service
      .from('site_settings')
      .update({ certificates: { second_person } })
      .not('site_name', 'is', null)
      .throwOnError();
  await setRule(true);
  try {
    await signIn(page, 'editor');
    await page.goto(`/admin/klien/${client.id}`);
    await page.getByRole('button', { name: `Ubah status ${number}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /^Status baru/ }).selectOption('Dibekukan');
    await dialog.getByRole('combobox', { name: /^Jenis alasan/ }).selectOption('Surveilans belum selesai');
    await dialog.getByRole('textbox', { name: /^Nomor keputusan/ }).fill('SK-7');
    await dialog.getByRole('textbox', { name: /^Alasan/ }).fill('Surveilans terlambat.');
    await dialog.getByRole('button', { name: 'Simpan keputusan' }).click();
    await expect(toast(page, `${number}: menunggu persetujuan orang kedua`)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Setujui/ })).toHaveCount(0);

    const visitor = await openBrowser();
    await visitor.goto(`${site.url}/cek/${number}`);
    await expect(visitor.getByText('Sertifikat ini berlaku')).toBeVisible();

    const colleague = await openBrowser();
    await signIn(colleague, 'admin');
    await colleague.goto(`${site.url}/admin/klien/${client.id}`);
    await colleague.getByRole('button', { name: `Setujui ${number}: Dibekukan` }).click();
    await colleague.getByRole('dialog').getByRole('button', { name: 'Setujui' }).click();
    await expect(toast(colleague, `${number}: Dibekukan`)).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('Sertifikat ini dibekukan').first()).toBeVisible();
    await expect(visitor.getByText('Surveilans terlambat.')).toHaveCount(0);
  } finally {
    await setRule(false);
  }
});
