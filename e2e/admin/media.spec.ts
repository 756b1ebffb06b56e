import type { Page } from '@playwright/test';
import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { drawnPng } from '../support/pictures.ts';
import { ownWords } from '../support/questions.ts';

const LIBRARY = '/admin/media';
/**
 * Playwright's trace recorder fetches blob: images of files not uploaded yet, which the content policy
 * forbids.
 */
const RECORDER = /Connecting to 'blob:/;
const chooser = (page: Page) => page.locator('input[type=file]').first();
const upload = (page: Page, file: string) =>
  page.getByRole('list', { name: 'Berkas yang diunggah' }).getByRole('listitem').filter({ hasText: file });
const fileLink = (page: Page, alt: string) => page.getByRole('link', { name: `Buka ${alt}` });

/** Adds the descriptions of a file and uploads it. */
async function describe(page: Page, file: string, alt: string, altEn: string) {
  await upload(page, file)
    .getByRole('textbox', { name: /^Deskripsi \(Indonesia\)/ })
    .fill(alt);
  await upload(page, file)
    .getByRole('textbox', { name: /^Deskripsi \(Inggris\)/ })
    .fill(altEn);
  await page.getByRole('button', { name: 'Unggah 1 berkas' }).click();
}
const waitForUpload = (page: Page, file: string) =>
  expect(upload(page, file).getByText('Sudah di pustaka')).toBeVisible();

test('a file can be uploaded, described, used and replaced, and deleted once unused', async ({
  page,
  signIn,
  openBrowser,
  site,
  service,
  allowConsole,
}) => {
  // Moving a used file to the trash fails, and the browser logs the failed request.
  allowConsole(/status of 400/);
  allowConsole(RECORDER);
  const [alt, altEn, title] = [ownWords('Jembatan'), ownWords('Bridge'), ownWords('Slide')];
  await signIn(page, 'editor');
  await page.goto(LIBRARY);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await chooser(page).setInputFiles(await drawnPng(page, 'jembatan.png', 'steelblue'));
  await expect(upload(page, 'jembatan.png').getByText('Siap diunggah')).toBeVisible();
  await expectNoSeriousAxe(page);
  await describe(page, 'jembatan.png', alt, altEn);
  await waitForUpload(page, 'jembatan.png');

  await page.goto('/admin/hero-slider?new=1');
  const form = page.getByRole('dialog', { name: 'Tambah slide' });
  await form.getByRole('textbox', { name: /^Judul \(Indonesia\)/ }).fill(title);
  await form.getByRole('button', { name: /^Pilih berkas/ }).click();
  const library = page.getByRole('dialog', { name: 'Pilih gambar' });
  await library.getByRole('searchbox', { name: 'Cari berkas' }).fill(alt);
  await expect(library.getByRole('button', { name: /^Pakai/ })).toHaveCount(1);
  await expectNoSeriousAxe(page);
  await library.getByRole('button', { name: `Pakai ${alt}` }).click();
  await expect(form.getByRole('textbox', { name: /^Deskripsi gambar .*\(Inggris\)/ })).toHaveValue(altEn);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(form).toBeHidden();

  const visitor = await openBrowser();
  await visitor.goto(site.url);
  const picture = visitor.locator(`img[alt="${alt}"]`);
  await expect(picture).toHaveAttribute('srcset', /-480w\.webp 480w/);
  // The URL fragment holds the focal point and the placeholder colour.
  const [address = '', place] = ((await picture.getAttribute('src')) ?? '').split('#');
  expect(address).toMatch(/^\/media\/.+\/jembatan-1920w\.webp$/);
  // Steel blue is #4682b4. The tolerance allows for rounding when images are scaled.
  expect(place).toMatch(/^50,50,4[4-7]8[0-4]b[2-6]$/);
  await expect(picture).toHaveCSS(
    'background-color',
    /^rgb\((6[89]|70|71), 1(2[89]|3[0-2]), 1(7[89]|8[0-2])\)$/,
  );
  const before = await (await page.request.get(site.url + address)).body();
  expect(before.subarray(8, 12).toString()).toBe('WEBP');

  await page.goto(`${LIBRARY}?q=${encodeURIComponent(alt)}`);
  await fileLink(page, alt).click();
  const file = page.getByRole('dialog', { name: 'jembatan.png' });
  await expect(file.getByRole('link', { name: title })).toBeVisible();
  await file.getByRole('slider', { name: 'Dari kiri' }).press('Home');
  await file.getByRole('slider', { name: 'Dari kiri' }).press('ArrowRight');
  await file.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Berkas disimpan', { exact: true }).first()).toBeVisible();
  await expectNoSeriousAxe(page);
  await file
    .locator('input[type=file]')
    .setInputFiles(await drawnPng(page, 'jembatan-baru.png', 'darkred', [1000, 600]));
  await expect(page.getByText('Isi berkas diganti', { exact: true }).first()).toBeVisible();
  const after = await (await page.request.get(site.url + address)).body();
  expect(after.equals(before)).toBe(false);
  await visitor.goto(site.url);
  await expect(picture).toHaveAttribute('src', /#1,50,8[89ab]0000$/);
  await expect(picture).toHaveCSS('object-position', '1% 50%');

  const toTrash = async () => {
    await page.getByRole('button', { name: 'Pindahkan ke sampah' }).click();
    await page
      .getByRole('dialog', { name: `Pindahkan “${alt}” ke sampah?` })
      .getByRole('button', { name: 'Pindahkan ke sampah' })
      .click();
  };
  await toTrash();
  await expect(page.getByText(/Berkas ini masih dipakai/)).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  const slide = page.getByRole('dialog');
  await slide.getByRole('button', { name: /^Lepaskan berkas/ }).click();
  await slide.getByRole('button', { name: 'Simpan' }).click();
  await expect(slide).toBeHidden();

  await page.goto(`${LIBRARY}?q=${encodeURIComponent(alt)}&view=unused`);
  await fileLink(page, alt).click();
  await toTrash();
  await page.getByRole('button', { name: 'Hapus permanen' }).click();
  await page
    .getByRole('dialog', { name: /^Hapus/ })
    .getByRole('button', { name: 'Hapus permanen' })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await page.request.get(site.url + address)).ok()).toBe(false);
  // Restore the home page for the tests that follow.
  const deleted_at = new Date().toISOString();
  await service.from('hero_slides').update({ deleted_at }).eq('title', title).throwOnError();
});

test('a file can be opened, described and closed by keyboard, also at phone width', async ({
  page,
  signIn,
  service,
}) => {
  const alt = ownWords('Akta');
  const path = `${alt.slice(-8)}/akta.pdf`;
  const entry = { path, original_name: 'akta.pdf', mime_type: 'application/pdf', alt, bytes: 5 };
  await service.from('media').insert(entry).throwOnError();
  await service.storage.from('media').upload(path, '%PDF-', { contentType: 'application/pdf' });
  await signIn(page, 'editor');
  await page.goto(`${LIBRARY}?type=document&q=${encodeURIComponent(alt)}`);
  await fileLink(page, alt).focus();
  await page.keyboard.press('Enter');
  const file = page.getByRole('dialog', { name: 'akta.pdf' });
  const english = file.getByRole('textbox', { name: /^Deskripsi \(Inggris\)/ });
  await english.focus();
  await page.keyboard.type('Deed');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Berkas disimpan', { exact: true }).first()).toBeVisible();
  await expect(english).toHaveValue('Deed');
  await expectNoSeriousAxe(page);
  await file.getByRole('button', { name: 'Tutup' }).press('Enter');
  await expect(file).toBeHidden();
  await expect(fileLink(page, alt)).toBeFocused();
});
