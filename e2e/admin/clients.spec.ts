import type { Page } from '@playwright/test';
import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownWords } from '../support/questions.ts';
import { toast } from '../support/toasts.ts';

/** A NIB that nobody has. */
const ownNib = () => `9996${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
const dialog = (page: Page) => page.getByRole('dialog');
const main = (page: Page) => page.getByRole('main');

test('a company and its certificate are added; suspended with a reason, visitors see it at once', async ({
  page,
  signIn,
  openBrowser,
}) => {
  const [name, number] = [ownWords('Zamrud Bangun'), ownWords('UJI').toUpperCase().replace(' ', '-')];
  await signIn(page, 'editor');
  await page.goto('/admin/klien');
  await page.getByRole('link', { name: 'Tambah badan usaha' }).click();
  await dialog(page).getByRole('textbox', { name: 'Nama badan usaha' }).fill(name);
  await dialog(page).getByRole('textbox', { name: 'NIB' }).fill(ownNib());
  await dialog(page).getByRole('combobox', { name: 'Provinsi' }).fill('Bali');
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Simpan' }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Tambah sertifikat' }).click();
  await dialog(page).getByRole('textbox', { name: 'Nomor sertifikat' }).fill(number);
  const scope = dialog(page).getByRole('combobox', { name: 'Subklasifikasi' });
  await scope.selectOption({ index: 1 });
  await dialog(page).getByRole('combobox', { name: 'Kualifikasi' }).selectOption({ index: 1 });
  await dialog(page).getByLabel('Diterbitkan').fill('2026-01-05');
  await dialog(page).getByLabel('Berlaku sampai').fill('2029-01-04');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(main(page).getByRole('rowheader', { name: number })).toBeVisible();
  await expectNoSeriousAxe(page);

  const visitor = await openBrowser();
  await visitor.goto(new URL(`/cek/${number}`, page.url()).href);
  await expect(visitor.getByText('Sertifikat ini berlaku')).toBeVisible();

  await page.getByRole('button', { name: `Ubah status ${number}` }).click();
  await dialog(page).getByRole('combobox', { name: 'Status baru' }).selectOption('Dibekukan');
  await dialog(page).getByRole('textbox', { name: 'Alasan' }).fill('Surveilans tidak dijawab');
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Simpan keputusan' }).click();
  await expect(main(page).getByText('Dibekukan')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('Sertifikat ini dibekukan')).toBeVisible();

  await page.getByRole('button', { name: `Kode QR ${number}` }).click();
  await expect(dialog(page).getByRole('img', { name: /Kode QR menuju/ })).toBeVisible();
  await page.getByRole('link', { name: 'Buka halaman cek' }).click();
  await expect(page).toHaveURL(new RegExp(`/cek/${number}$`));
});

test('several are unpublished at once, and taken back by the notice', async ({ page, signIn, service }) => {
  const words = ownWords('Safir');
  const rows = ['Satu', 'Dua', 'Tiga'].map((each) => ({ name: `${words} ${each}` }));
  await service.from('clients').insert(rows).throwOnError();
  const published = async () => {
    const found = await service
      .from('clients')
      .select('id')
      .like('name', `${words}%`)
      .eq('is_published', true);
    return found.data?.length;
  };
  await signIn(page, 'editor');
  await page.goto(`/admin/klien?q=${encodeURIComponent(words)}`);
  await page.getByRole('checkbox', { name: `Pilih “${words} Dua”` }).check();
  await page.getByRole('button', { name: 'Pilih semua yang cocok (3)' }).click();
  await expect(page.getByText('3 dipilih')).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Batalkan penerbitan' }).click();
  await expect(page.getByRole('dialog', { name: 'Batalkan penerbitan 3 entri?' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Batalkan penerbitan' }).click();
  await expect(toast(page, '3 entri tidak lagi terbit')).toBeVisible();
  expect(await published()).toBe(0);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(toast(page, '3 entri dikembalikan seperti semula')).toBeVisible();
  expect(await published()).toBe(3);
});

test('what the list is narrowed to leaves as a file', async ({ page, signIn }) => {
  await signIn(page, 'editor');
  await page.goto('/admin/klien?province=Jawa+Barat');
  await expect(main(page).getByRole('rowheader', { name: 'Banyu Beton Perkasa Sentosa' })).toBeVisible();
  for (const format of ['CSV', 'Excel (XLSX)']) {
    await page.getByRole('button', { name: 'Ekspor' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    expect((await download).suggestedFilename()).toMatch(/^klien-\d{4}-\d\d-\d\d\.(csv|xlsx)$/);
  }
});

test('the keyboard alone sorts, chooses and asks', async ({ page, signIn, service }) => {
  const words = ownWords('Topas');
  await service
    .from('clients')
    .insert([{ name: `${words} A` }, { name: `${words} B` }])
    .throwOnError();
  await signIn(page, 'editor');
  await page.goto(`/admin/klien?q=${encodeURIComponent(words)}`);
  await expect(main(page).getByRole('rowheader').first()).toHaveText(`${words} A`);
  await page.getByRole('link', { name: 'Nama' }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('rowheader').first()).toHaveText(`${words} B`);
  await page.getByRole('checkbox', { name: `Pilih “${words} B”` }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Pindahkan ke sampah' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Pindahkan 1 entri ke sampah?' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Klien', exact: true }).first()).toBeFocused();
});

test('a change by somebody else shows without asking', async ({ page, signIn, service }) => {
  const words = ownWords('Rubi');
  await service.from('clients').insert({ name: words }).throwOnError();
  await signIn(page, 'editor');
  await page.goto(`/admin/klien?q=${encodeURIComponent(words)}`);
  await expect(main(page).getByRole('rowheader', { name: words })).toBeVisible();
  // The channel is joined a moment after the list: until then changes wait for the next look.
  await expect(async () => {
    const name = ownWords(words);
    await service.from('clients').update({ name }).like('name', `${words}%`).throwOnError();
    await expect(main(page).getByRole('rowheader', { name })).toBeVisible({ timeout: 3000 });
  }).toPass();
});
