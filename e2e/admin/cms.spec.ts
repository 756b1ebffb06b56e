import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect } from '../support/fixtures.ts';
import { field, ownTitle, publish, savedAt, showLanguage, test } from '../support/texts.ts';
import { toast } from '../support/toasts.ts';

test('an editor changes a page of the menu in English alone, and visitors read it', async ({
  page,
  signIn,
  openBrowser,
  service,
}) => {
  const before = await service.from('cms_pages').select('summary_en').eq('slug', 'visi-misi').single();
  const summary = ownTitle('What we stand for');
  await signIn(page, 'editor');
  await page.goto('/admin/cms/edit/visi-misi');
  await field(page, 'Judul (Indonesia)').waitFor();
  await showLanguage(page, 'Inggris');
  await field(page, 'Ringkasan (Inggris)').fill(summary);
  await expect(savedAt(page)).toBeVisible();
  await expectNoSeriousAxe(page);
  const visitor = await openBrowser();
  await visitor.goto('/profil/visi-misi?lng=en');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByText(summary)).toHaveCount(0);

  await publish(page, 'Inggris saja');
  await expect(toast(page, 'Naskah terbit dalam bahasa Inggris')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(summary)).toBeVisible();
  await service
    .from('cms_pages')
    .update({ summary_en: before.data?.summary_en ?? null })
    .eq('slug', 'visi-misi');
});

test('a viewer is refused', async ({ page, signIn }) => {
  await signIn(page, 'viewer');
  await page.goto('/admin/cms/edit/visi-misi');
  await expect(page.getByText('Akses Ditolak')).toBeVisible();
});
