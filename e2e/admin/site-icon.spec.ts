import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { drawnPng } from '../support/pictures.ts';
import { ownWords } from '../support/questions.ts';

// Prerendered pages link the icon in their HTML.
test.use({ prerendered: true });

test('the icon set by an admin appears in the tab, on prerendered pages and in the manifest', async ({
  page,
  site,
  service,
  signIn,
}) => {
  const [square, oblong] = [ownWords('Ikon'), ownWords('Spanduk')];
  await signIn(page, 'admin');
  await page.goto('/admin/settings/identity');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const folder = square.slice(-8);
  const add = async (alt: string, name: string, [width, height]: [number, number]) => {
    const { buffer } = await drawnPng(page, name, 'teal', [width, height]);
    const entry = { original_name: name, mime_type: 'image/png', alt, width, height, bytes: buffer.length };
    await service
      .from('media')
      .insert({ ...entry, path: `${folder}${name.at(0)}/${name}-${width}w.png` })
      .throwOnError();
    for (const each of new Set([480, width]))
      await service.storage
        .from('media')
        .upload(`${folder}${name.at(0)}/${name}-${each}w.png`, buffer, { contentType: 'image/png' });
  };
  await add(square, 'ikon', [512, 512]);
  await add(oblong, 'spanduk', [800, 300]);

  const library = page.getByRole('dialog', { name: 'Pilih gambar PNG atau JPG' });
  const choose = async (alt: string) => {
    await page.getByRole('button', { name: /^Pilih berkas( lain)? ?: Ikon situs$/ }).click();
    await library.getByRole('searchbox', { name: 'Cari berkas' }).fill(alt);
    await library.getByRole('button', { name: `Pakai ${alt}` }).click();
    await expect(library).toBeHidden();
  };
  const field = page.getByRole('textbox', { name: 'Ikon situs' });
  await choose(oblong);
  await expect(page.getByText(/Ikon harus persegi/)).toBeVisible();
  await expect(field).toHaveValue('');
  await choose(square);
  await expect(page.getByText(/Ikon harus persegi/)).toBeHidden();
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Simpan' }).click();
  const address = `/media/${folder}i/ikon-512w.png`;
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', address);
  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveAttribute('href', address);

  const written = await (await page.request.get(`${site.url}/profil/tentang`)).text();
  expect(written).toContain(`<link rel="icon" href="${address}" type="image/png" />`);
  expect(written).toContain(`<link rel="apple-touch-icon" href="${address}" />`);
  expect(written).not.toContain('/favicon.svg');
  const manifest = (await (await page.request.get(`${site.url}/site.webmanifest`)).json()) as object;
  expect(manifest).toMatchObject({
    icons: [
      { src: address.replace('512', '480'), sizes: '480x480', type: 'image/png' },
      { src: address, sizes: '512x512', type: 'image/png' },
    ],
  });
  expect((await page.request.get(site.url + address)).headers()['content-type']).toBe('image/png');

  // The icon is in use, so the library refuses to delete its file.
  const { error } = await service
    .from('media')
    .update({ deleted_at: new Date().toISOString() })
    .eq('alt', square);
  expect(error?.message).toBe('media.in_use');
});
