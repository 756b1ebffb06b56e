import type { Page } from '@playwright/test';
import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect } from '../support/fixtures.ts';
import { field, ownTitle, pasteHtml, publish, savedAt, showLanguage, test } from '../support/texts.ts';
import { toast } from '../support/toasts.ts';

const edit = (id: string) => `/admin/news/edit/${id}`;

async function writeBoth(page: Page, title: string, english: string) {
  await showLanguage(page, 'Indonesia');
  await field(page, 'Judul (Indonesia)').fill(title);
  await field(page, 'Isi (Indonesia)').fill('Isi berita yang lengkap.');
  await showLanguage(page, 'Inggris');
  await field(page, 'Judul (Inggris)').fill(english);
  await field(page, 'Isi (Inggris)').fill('The whole text of the news.');
}

test('an editor writes, schedules and publishes an article in both languages, and restores a version', async ({
  page,
  signIn,
  openBrowser,
  service,
}) => {
  const title = ownTitle('Kabar dari lapangan');
  const english = ownTitle('News from the field');
  await signIn(page, 'editor');
  await page.goto('/admin/news/new');
  await writeBoth(page, title, english);
  await expect(savedAt(page)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/news\/edit\/[0-9a-f-]{36}$/);
  const address = await field(page, 'Alamat').inputValue();

  await page.getByRole('button', { name: 'Terbitkan…' }).click();
  await page.getByRole('radio', { name: 'Pada waktu lain' }).check();
  await page.getByRole('button', { name: 'Jadwalkan' }).click();
  await expect(toast(page, 'Naskah dijadwalkan')).toBeVisible();
  const visitor = await openBrowser();
  await visitor.goto(`/informasi/news/${address}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Berita tidak ditemukan' })).toBeVisible();

  await publish(page);
  await expect(toast(page, 'Naskah terbit')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await visitor.goto(`/informasi/news/${address}?lng=en`);
  await expect(visitor.getByRole('heading', { level: 1, name: english })).toBeVisible();

  await showLanguage(page, 'Indonesia');
  await field(page, 'Judul (Indonesia)').fill(`${title} (salah)`);
  await publish(page, 'Indonesia saja');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Riwayat' }).click();
  const wrong = page.getByRole('listitem').filter({ hasText: 'versi sekarang' });
  await expect(wrong).toContainText('Berubah: Judul (Indonesia)');
  await page
    .getByRole('button', { name: /^Bandingkan versi/ })
    .nth(1)
    .click();
  await expect(page.getByText('(salah)').first()).toBeVisible();
  await page.getByRole('button', { name: 'Pulihkan ke draf' }).click();
  await expect(field(page, 'Judul (Indonesia)')).toHaveValue(title);
  await publish(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await visitor.goto(`/informasi/news/${address}?lng=id`);
  await expect(visitor.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await service.from('articles').update({ deleted_at: new Date().toISOString() }).eq('slug', address);
  await service.from('articles').delete().eq('slug', address);
});

test('two editors on one article collide and lose nothing', async ({
  page,
  signIn,
  openBrowser,
  addArticle,
  service,
  allowConsole,
}) => {
  // The refusal that stops a save over a newer version.
  allowConsole(/rpc\/save_draft/);
  const { id } = await addArticle();
  await signIn(page, 'editor');
  await page.goto(edit(id));
  await expect(field(page, 'Judul (Indonesia)')).toBeEditable();

  const other = await openBrowser();
  await signIn(other, 'admin');
  await other.goto(edit(id));
  await expect(other.getByText(/sedang menyunting naskah ini sejak/)).toBeVisible();
  await expect(field(other, 'Judul (Indonesia)')).not.toBeEditable();
  await other.getByRole('button', { name: 'Ambil alih' }).click();
  await expect(page.getByText(/juga membuka naskah ini sejak/)).toBeVisible();

  await field(page, 'Judul (Indonesia)').fill('Judul dari editor');
  await expect(savedAt(page)).toBeVisible();
  await field(other, 'Judul (Indonesia)').fill('Judul dari admin');
  await field(other, 'Ringkasan (Indonesia)').fill('Ringkasan dari admin');
  const dialog = other.getByRole('dialog', { name: 'Ada versi yang lebih baru' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Judul dari editor').first()).toBeVisible();
  await expectNoSeriousAxe(other);
  await dialog.getByRole('radio', { name: /^Pakai versi terbaru.*Judul \(Indonesia\)/ }).check();
  await dialog.getByRole('button', { name: 'Gabungkan dan simpan' }).click();
  await expect(savedAt(other)).toBeVisible();
  const { data } = await service.from('drafts').select('changes').eq('row_id', id).single();
  expect(data?.changes).toEqual({ title: 'Judul dari editor', excerpt: 'Ringkasan dari admin' });

  await field(page, 'Judul (Indonesia)').fill('Judul dari editor, lagi');
  const mine = page.getByRole('dialog', { name: 'Ada versi yang lebih baru' });
  await expect(mine.getByText('Ringkasan dari admin').first()).toBeVisible();
  await mine.getByRole('button', { name: 'Gabungkan dan simpan' }).click();
  await expect(field(page, 'Ringkasan (Indonesia)')).toHaveValue('Ringkasan dari admin');
  await expect(field(page, 'Judul (Indonesia)')).toHaveValue('Judul dari editor, lagi');
});

test('a hostile paste ends as harmless text', async ({ page, signIn, addArticle, service, allowConsole }) => {
  // The browser says so of what is read in a document that never runs anything.
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

test('what is typed without a connection is saved by itself when it is back', async ({
  page,
  context,
  signIn,
  addArticle,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const { id } = await addArticle();
  await signIn(page, 'editor');
  await page.goto(edit(id));
  await field(page, 'Ringkasan (Indonesia)').waitFor();
  await context.setOffline(true);
  await field(page, 'Ringkasan (Indonesia)').fill('Ditulis di kereta');
  await expect(page.getByText('Server tidak terjangkau')).toBeVisible();
  await context.setOffline(false);
  await expect(savedAt(page)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Ringkasan (Indonesia)')).toHaveValue('Ditulis di kereta');
});

test('the real page is previewed with what is not published yet', async ({ page, signIn, addArticle }) => {
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

test('the screen and its windows can be used by everybody', async ({ page, signIn, addArticle }) => {
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

test('the keyboard alone writes and publishes', async ({ page, signIn, addArticle, service }) => {
  const { id } = await addArticle();
  await signIn(page, 'editor');
  await page.goto(edit(id));
  await field(page, 'Isi (Indonesia)').waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent.trim() ?? '');
  const isTitle = () => page.evaluate(() => document.activeElement instanceof HTMLInputElement);
  for (let step = 0; step < 60 && !(await isTitle()); step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.type(' dengan keyboard');
  await page.keyboard.press('Control+s');
  await expect(savedAt(page)).toBeVisible();
  for (let step = 0; step < 20 && (await focused()) !== 'Terbitkan…'; step += 1)
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  for (let step = 0; step < 20 && (await focused()) !== 'Terbitkan'; step += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Naskah terbit')).toBeVisible();
  const { data } = await service.from('articles').select('title').eq('id', id).single();
  expect(data?.title).toMatch(/dengan keyboard$/);
});
