import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect } from '../support/fixtures.ts';
import { field, ownTitle, pasteHtml, savedAt, test } from '../support/texts.ts';

const edit = (id: string) => `/admin/news/edit/${id}`;

test('pasting malicious HTML leaves harmless text', async ({
  page,
  signIn,
  addArticle,
  service,
  allowConsole,
}) => {
  // The browser also reports policy violations for documents that it only parses.
  allowConsole(/inline event handler.*Content Security Policy/);
  const { id } = await addArticle();
  await signIn(page, 'editor');
  await page.goto(edit(id));
  await field(page, 'Isi (Indonesia)').click();
  await pasteHtml(
    page,
    `<p onclick="window.hacked = 1">Kata yang aman <a href="javascript:window.hacked=1">tautan</a></p>
     <script>window.hacked = 1</script><img src=x onerror="window.hacked = 1"><iframe src="https://jahat.example"></iframe>`,
  );
  await expect(field(page, 'Isi (Indonesia)')).toContainText('Kata yang aman');
  await expect(savedAt(page)).toBeVisible();
  const { data } = await service.from('drafts').select('changes').eq('row_id', id).single();
  const kept = JSON.stringify(data?.changes);
  expect(kept).toContain('Kata yang aman');
  expect(kept).not.toMatch(/javascript|hacked|onerror|iframe|jahat/);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('the preview shows the real page with unpublished changes', async ({ page, signIn, addArticle }) => {
  const { id } = await addArticle();
  await signIn(page, 'editor');
  await page.goto(edit(id));
  const title = ownTitle('Hanya di pratinjau');
  await field(page, 'Judul (Indonesia)').fill(title);
  await page.getByRole('button', { name: 'Pratinjau' }).click();
  const frame = page.frameLocator('iframe[title="Pratinjau halaman"]');
  await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Gelap' }).click();
  await expect(frame.locator('html')).toHaveClass(/dark/);
  await page.getByRole('dialog').getByRole('button', { name: 'Inggris' }).click();
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).not.toBe('en');
});

test('the editor and its dialogs are accessible', async ({ page, signIn, addArticle }) => {
  const { id } = await addArticle();
  await signIn(page, 'editor');
  await page.goto(edit(id));
  await field(page, 'Isi (Indonesia)').waitFor();
  await page.getByText('Mesin pencari (Indonesia)', { exact: true }).click();
  await expectNoSeriousAxe(page);
  for (const name of ['Terbitkan…', 'Riwayat']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoSeriousAxe(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
