import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { drawnPng } from '../support/pictures.ts';
import { ownWords } from '../support/questions.ts';

/**
 * Playwright's trace recorder fetches blob: images of files not uploaded yet, which the content policy
 * forbids.
 */
const RECORDER = /Connecting to 'blob:/;

test('a picture can be cropped by keyboard, into a new file or in place', async ({
  page,
  signIn,
  service,
  allowConsole,
}) => {
  allowConsole(RECORDER);
  const [alt, part] = [ownWords('Menara'), ownWords('Puncak')];
  await signIn(page, 'editor');
  await page.goto('/admin/media');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const folder = alt.slice(-8);
  const bucket = service.storage.from('media');
  const whole = await drawnPng(page, 'menara.png', 'teal', [800, 600]);
  const entry = { original_name: 'menara.png', mime_type: 'image/png', alt, alt_en: 'Tower' };
  const size = { width: 800, height: 600, bytes: whole.buffer.length };
  await service
    .from('media')
    .insert({ path: `${folder}/menara-800w.png`, ...entry, ...size })
    .throwOnError();
  for (const width of [480, 800])
    await bucket.upload(`${folder}/menara-${width}w.png`, whole.buffer, { contentType: 'image/png' });
  const row = async (words: string) =>
    (
      await service
        .from('media')
        .select('width, height, alt_en')
        .eq('alt', words)
        .maybeSingle()
        .throwOnError()
    ).data;

  await page.goto(`/admin/media?q=${encodeURIComponent(alt)}`);
  await page.getByRole('link', { name: `Buka ${alt}` }).click();
  const file = page.getByRole('dialog', { name: 'menara.png' });
  const crop = page.getByRole('dialog', { name: 'Potong gambar' });
  const open = () => file.getByRole('button', { name: 'Potong gambar' }).press('Enter');
  await open();
  await expect(crop.getByText('640 × 480 piksel')).toBeVisible();
  await crop
    .getByRole('combobox', { name: 'Bentuk' })
    .selectOption({ label: 'Persegi, untuk foto orang dan ikon' });
  await expect(crop.getByText('600 × 600 piksel')).toBeVisible();
  await expectNoSeriousAxe(page);
  const corner = crop.getByRole('button', { name: 'Ubah ukuran bagian: sudut kanan bawah' });
  for (let times = 0; times < 3; times += 1) await corner.press('Shift+ArrowLeft');
  await expect(crop.getByText('600 × 600 piksel')).toBeHidden();
  await crop.getByRole('button', { name: 'Simpan sebagai berkas baru' }).press('Enter');

  const copy = page.getByRole('dialog', { name: 'Unggah potongan' });
  await expect(copy.getByText('Siap diunggah')).toBeVisible();
  const words = copy.getByRole('textbox', { name: /^Deskripsi \(Indonesia\)/ });
  await expect(words).toHaveValue(alt);
  await words.fill(part);
  await expectNoSeriousAxe(page);
  await copy.getByRole('button', { name: 'Unggah 1 berkas' }).press('Enter');
  // The dialog now shows the new file.
  await expect(file.getByRole('textbox', { name: /^Deskripsi \(Indonesia\)/ })).toHaveValue(part);
  const made = await row(part);
  expect(made?.alt_en).toBe('Tower');
  expect(made?.width).toBe(made?.height);
  expect(made?.width).toBeLessThan(600);
  expect(await row(alt)).toMatchObject({ width: 800, height: 600 });

  await file.getByRole('button', { name: 'Tutup' }).press('Enter');
  await page.getByRole('link', { name: `Buka ${alt}` }).click();
  await open();
  await crop
    .getByRole('combobox', { name: 'Bentuk' })
    .selectOption({ label: '16 : 9, untuk slide dan sampul' });
  await expect(crop.getByText('800 × 450 piksel')).toBeVisible();
  await crop.getByRole('button', { name: 'Ganti isi berkas ini' }).press('Enter');
  await expect(page.getByText('Isi berkas diganti', { exact: true }).first()).toBeVisible();
  expect(await row(alt)).toMatchObject({ width: 800, height: 450 });
  await expect(file.getByText('800 × 450 piksel')).toBeVisible();

  await open();
  await expect(crop.getByText('640 × 360 piksel')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(crop).toBeHidden();
  await expect(file.getByRole('button', { name: 'Potong gambar' })).toBeFocused();
  await service
    .from('media')
    .update({ deleted_at: new Date().toISOString() })
    .in('alt', [alt, part])
    .throwOnError();
});

test('cropping can be retried after a failed connection', async ({ page, signIn, service, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  const alt = ownWords('Gapura');
  await signIn(page, 'editor');
  await page.goto('/admin/media');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const path = `${alt.slice(-8)}/gapura-320w.png`;
  const { buffer } = await drawnPng(page, 'gapura.png', 'olive', [320, 240]);
  const entry = { path, original_name: 'gapura.png', mime_type: 'image/png', alt, width: 320, height: 240 };
  await service
    .from('media')
    .insert({ ...entry, bytes: buffer.length })
    .throwOnError();
  await service.storage.from('media').upload(path, buffer, { contentType: 'image/png' });
  await page.goto(`/admin/media?q=${encodeURIComponent(alt)}`);
  await page.getByRole('link', { name: `Buka ${alt}` }).click();
  await page.getByRole('button', { name: 'Potong gambar' }).click();
  const crop = page.getByRole('dialog', { name: 'Potong gambar' });
  await expect(crop.getByText(/akan tampak buram/)).toBeVisible();
  await page.route(`**/${path}*`, (route) => route.abort());
  await crop.getByRole('button', { name: 'Ganti isi berkas ini' }).click();
  await expect(crop.getByText('Gambar belum terpotong')).toBeVisible();
  await page.unroute(`**/${path}*`);
  await crop.getByRole('button', { name: 'Ganti isi berkas ini' }).click();
  await expect(page.getByText('Isi berkas diganti', { exact: true }).first()).toBeVisible();
  await service.from('media').update({ deleted_at: new Date().toISOString() }).eq('alt', alt).throwOnError();
});
