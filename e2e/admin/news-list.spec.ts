import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { doc, ownWords } from '../support/questions.ts';
import { toast } from '../support/toasts.ts';

test('drafts are found, published together, seen by visitors, and archived', async ({
  page,
  signIn,
  service,
  openBrowser,
}) => {
  const words = ownWords('Warta');
  const slug = words.toLowerCase().replace(' ', '-');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await service
    .from('articles')
    .insert([
      { title: `${words} satu`, slug: `${slug}-satu`, body: doc('Isi') },
      {
        title: `${words} dua`,
        slug: `${slug}-dua`,
        body: doc('Isi'),
        status: 'published',
        published_at: tomorrow,
      },
      { title: `${words} kosong`, slug: `${slug}-kosong` },
    ])
    .throwOnError();
  await signIn(page, 'editor');
  await page.goto('/admin/news');
  await page.getByRole('searchbox').fill(words);
  await expect(page.getByText('3 cocok')).toBeVisible();
  await expect(page.getByRole('row', { name: `${words} dua` }).getByText('Dijadwalkan')).toBeVisible();
  await expectNoSeriousAxe(page);

  for (const each of ['satu', 'dua', 'kosong']) {
    await page.getByRole('checkbox', { name: `Pilih “${words} ${each}”` }).check();
  }
  await page.getByRole('button', { name: 'Terbitkan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Terbitkan' }).click();
  const refused = page.getByRole('alert').filter({ hasText: '1 entri tidak diubah' });
  await expect(refused.getByText('Belum ada isinya')).toBeVisible();
  await expectNoSeriousAxe(page);
  await refused.getByRole('button', { name: 'Tutup' }).click();

  const visitor = await openBrowser();
  await visitor.goto(new URL(`/informasi/news/${slug}-dua`, page.url()).href);
  await expect(visitor.getByRole('heading', { level: 1, name: `${words} dua` })).toBeVisible();

  await page.getByRole('button', { name: /^Status:/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Terbit', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 cocok')).toBeVisible();
  await page.getByRole('checkbox', { name: `Pilih “${words} satu”` }).check();
  await page.getByRole('button', { name: 'Arsipkan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Arsipkan' }).click();
  await expect(toast(page, '1 entri diarsipkan')).toBeVisible();
  await expect(page.getByText('1 cocok')).toBeVisible();
});

test('a page that the site expects is missing, and begun from the list', async ({
  page,
  signIn,
  service,
}) => {
  const { data: before } = await service.from('cms_pages').select('*').eq('slug', 'aksesibilitas').single();
  await service
    .from('cms_pages')
    .update({ deleted_at: new Date().toISOString() })
    .eq('slug', 'aksesibilitas')
    .throwOnError();
  await service.from('cms_pages').delete().eq('slug', 'aksesibilitas').throwOnError();
  await signIn(page, 'editor');
  await page.goto('/admin/cms');
  await expect(page.getByText('1 halaman wajib belum terbit')).toBeVisible();
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Tulis “Aksesibilitas”' }).click();
  await expect(page.getByRole('textbox', { name: 'Alamat' })).toHaveValue('aksesibilitas');
  await expectNoSeriousAxe(page);
  await page.getByRole('button', { name: 'Buat draf' }).click();
  await expect(page).toHaveURL(/\/admin\/cms\/edit\/aksesibilitas$/);
  await service
    .from('cms_pages')
    .update({ deleted_at: new Date().toISOString() })
    .eq('slug', 'aksesibilitas')
    .throwOnError();
  await service.from('cms_pages').delete().eq('slug', 'aksesibilitas').throwOnError();
  await service.from('cms_pages').insert(before!).throwOnError();
});
