import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillComplaint, receiptOf, send } from '../support/service-requests.ts';
import { toast } from '../support/toasts.ts';

/** Restore the templates, because they prefill the messages of other tests. */
test.afterEach(async ({ service }) => {
  const { data: templates } = await service.from('message_templates').select('id, default_body');
  for (const { id, default_body: body } of templates ?? [])
    await service.from('message_templates').update({ body }).eq('id', id).neq('body', body);
  await service.from('site_settings').update({ appeal_fee: {} }).eq('is_only_row', true);
});

test('a template changed by an admin prefills the message of an editor', async ({
  page,
  context,
  site,
  signIn,
  service,
  openBrowser,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const text = (word: string) => `Yth. {nama}, ${word} {nomor} sedang kami periksa.`;
  const word = `perkara${Date.now()}`;
  await signIn(page, 'admin');
  await page.goto('/admin/settings/templates');
  const complaints = page.getByRole('list', { name: 'Keluhan', exact: true });
  const entry = complaints.getByRole('listitem').filter({ hasText: 'Laporan dibaca' });
  await entry.locator('summary').press('Enter');
  const body = entry.getByRole('textbox', { name: 'Teks', exact: true });
  await body.fill(text(word).replace('{nomor}', '{number}'));
  await entry.getByRole('button', { name: 'Simpan' }).click();
  await expect(entry.getByText(/Ada isian yang tidak dikenal/)).toBeVisible();
  await body.fill(text(word));
  await expect(
    entry.getByText(`Yth. Siti Contoh, ${word} KEL-2026-000123 sedang kami periksa.`),
  ).toBeVisible();
  await expectNoSeriousAxe(page);
  await context.setOffline(true);
  await entry.getByRole('button', { name: 'Simpan' }).click();
  const failure = entry.getByRole('alert');
  await expect(failure).toContainText('Server tidak dapat dihubungi');
  // The error is visible next to the button and focused, and the bar shows the state, also on phones.
  await expect(failure).toBeInViewport({ ratio: 1 });
  expect(await failure.evaluate((alert) => alert.parentElement === document.activeElement)).toBe(true);
  await expect(entry.getByText('Belum disimpan', { exact: true }).last()).toBeInViewport();
  await context.setOffline(false);
  await page.reload();
  await expect(body).toHaveValue(text(word));
  await expect(entry.getByText(/^Isian Anda dari .* dipulihkan$/)).toBeVisible();
  await entry.getByRole('button', { name: 'Simpan' }).click();
  await expect(toast(page, 'Keluhan, Laporan dibaca: tersimpan')).toBeVisible();

  const visitor = await openBrowser();
  await visitor.goto(`${site.url}/keluhan`);
  await fillComplaint(visitor, { subject: 'Templat baru' });
  await send(visitor);
  const { number } = await receiptOf(visitor);
  const { data: row } = await service.from('complaints').select('id').eq('number', number).single();
  const colleague = await openBrowser();
  await signIn(colleague, 'editor');
  await colleague.goto(`${site.url}/admin/keluhan?case=${row?.id}`);
  await colleague.getByLabel('Mulai dari templat').selectOption({ label: 'Laporan dibaca' });
  await expect(colleague.getByRole('textbox', { name: 'Pesan kepada pelapor' })).toHaveValue(
    `Yth. Budi Santoso, ${word} ${number} sedang kami periksa.`,
  );
});

test('the appeal form shows the fee once it is set', async ({ page, site, signIn, openBrowser }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/settings/appealFee');
  const fee = page.getByRole('region', { name: 'Biaya banding' });
  await fee.getByRole('textbox', { name: 'Biaya (rupiah)' }).fill('2.500.000');
  await expect(fee.getByText(/dikenai biaya Rp2\.500\.000/)).toBeVisible();
  await fee.getByRole('button', { name: 'Simpan' }).click();
  await expect(toast(page, 'Biaya banding: tersimpan')).toBeVisible();

  const visitor = await openBrowser();
  await visitor.goto(`${site.url}/banding`);
  await visitor.getByLabel('Nomor permohonan atau sertifikat').fill(`P-BIAYA/${Date.now()}`);
  await visitor.getByRole('radio', { name: 'Penolakan permohonan' }).check();
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10); // in Jakarta
  await visitor.getByLabel('Tanggal keputusan').fill(today);
  await visitor.getByRole('button', { name: 'Periksa kelayakan' }).click();
  await visitor.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(
    visitor.getByText(/Penilaian ulang oleh asesor lain dikenai biaya Rp2\.500\.000/),
  ).toBeVisible();
  await expect(
    visitor.getByRole('checkbox', { name: /^Saya memahami bahwa banding dikenai biaya Rp2\.500\.000/ }),
  ).toBeVisible();
});

test('an admin sets the build hook, starts a build, and sees why the host could not be reached', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/settings/pages');
  const part = page.getByRole('region', { name: 'Halaman publik sebagai HTML' });
  await expect(part).toBeInViewport();
  await part
    .getByRole('textbox', { name: 'Alamat build hook' })
    .fill('https://hooks.hosting.invalid/kunci-9f3');
  await part.getByRole('button', { name: 'Simpan alamat' }).click();
  await expect(toast(page, 'Alamat build hook tersimpan')).toBeVisible();
  await expect(part.getByText('Terpasang: https://hooks.hosting.invalid/…')).toBeVisible();
  await part.getByRole('button', { name: 'Tulis sekarang' }).click();
  // The job of the local stack calls the hook within seconds. The host does not exist.
  await expect(part.getByText(/penyedia hosting tidak dapat dihubungi/)).toBeVisible();
  await expectNoSeriousAxe(page);
  await part.getByRole('button', { name: 'Hapus alamat' }).click();
  await expect(toast(page, 'Alamat build hook dihapus')).toBeVisible();
  await page.goto('/admin/audit-log?log=security');
  await expect(
    page.getByText(/Build hook halaman publik diubah: hooks.hosting.invalid/).first(),
  ).toBeVisible();
});
