import { expectNoSeriousAxe } from '../support/axe.ts';
import { haveComplaint } from '../support/cases.ts';
import { expect, test } from '../support/fixtures.ts';
import { staffClient } from '../support/staff.ts';
import { toast } from '../support/toasts.ts';

// Recording a request in the case, and erasing, are walked in confidence.spec.ts.
test(
  'of three requests one is refused with a reason, one hands over a copy, one stops the work until it is lifted',
  {},
  async ({ page, site, service, signIn }) => {
    const { id, number, subject } = await haveComplaint(service);
    const admin = await staffClient(site, 'admin');
    for (const kind of ['correct', 'export', 'restrict']) {
      const request = {
        kind,
        case_kind: 'complaint',
        case_id: id,
        asked_by: 'Sari Melati',
        capacity: 'self',
      };
      await admin
        .rpc('record_data_request', { request: { ...request, identity_check: 'in_person' } })
        .throwOnError();
    }
    await signIn(page, 'admin');
    await page.goto(`/admin/permintaan-data?state=all&q=${number}`);
    const entry = (kind: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: kind }) });
    const dialog = page.getByRole('dialog');
    await expect(entry('Salinan data')).toContainText(`${number} · Sari Melati`);

    await entry('Perbaikan data').getByRole('button', { name: 'Tolak' }).click();
    await dialog.getByRole('button', { name: 'Tolak' }).click();
    await expect(dialog.getByText('Tulis alasannya, paling sedikit 5 karakter.')).toBeVisible();
    await dialog.getByLabel('Alasan').fill('Data sudah benar.');
    await dialog.getByRole('button', { name: 'Tolak' }).click();
    await expect(toast(page, 'Permintaan ditolak')).toBeVisible();
    await expect(entry('Perbaikan data')).toContainText('Data sudah benar.');
    await expect(entry('Perbaikan data').getByRole('button')).toHaveCount(0);

    await entry('Salinan data').getByRole('button', { name: 'Penuhi' }).click();
    await dialog.getByRole('button', { name: 'Buat salinan' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Data pribadi dalam ${number}` })).toBeVisible();
    await expect(page.getByRole('article')).toContainText(subject);
    await expect(page.getByRole('article')).toContainText('Sari Melati');
    await expectNoSeriousAxe(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Simpan sebagai JSON' }).click();
    expect((await download).suggestedFilename()).toBe(`data-${number}.json`);
    await page.getByRole('button', { name: 'Kembali ke daftar' }).click();
    await expect(entry('Salinan data')).toContainText('Dipenuhi');

    await entry('Pembatasan').getByRole('button', { name: 'Penuhi' }).click();
    await dialog.getByRole('button', { name: 'Hentikan pemrosesan' }).click();
    await expect(entry('Pembatasan')).toContainText('Dipenuhi');
    await entry('Pembatasan').getByRole('link', { name: number }).click();
    await expect(page.getByText('Batas waktu penanganan tetap berjalan', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Akhiri pembatasan' }).click();
    await dialog.getByLabel('Alasan').fill('Pelapor setuju.');
    await dialog.getByRole('button', { name: 'Akhiri pembatasan' }).click();
    await expect(toast(page, 'Pembatasan diakhiri')).toBeVisible();
    await expect(page.getByText('Pemrosesan dihentikan')).toHaveCount(0);
  },
);
