import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { FAQ_ADMIN, FAQ_PAGE, ownWords, row, shownQuestions, test } from '../support/questions.ts';
import { toast } from '../support/toasts.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const editor = (page: Page) => page.getByRole('dialog');

/** Selects the language, because narrow screens show one at a time. */
async function showLanguage(page: Page, name: 'Indonesia' | 'Inggris') {
  const choice = editor(page).getByRole('group', { name: 'Bahasa' }).getByRole('button', { name });
  if (await choice.isVisible()) await choice.click();
}

async function write(page: Page, language: 'Indonesia' | 'Inggris', question: string, answer: string) {
  await showLanguage(page, language);
  await editor(page).getByLabel(`Pertanyaan (${language})`).fill(question);
  await editor(page)
    .getByRole('textbox', { name: `Jawaban (${language})` })
    .fill(answer);
}

const save = (page: Page) => editor(page).getByRole('button', { name: 'Simpan' }).click();

test('a question added in both languages appears on the public page', async ({
  page,
  signIn,
  openBrowser,
  addQuestions,
}) => {
  await addQuestions();
  const question = ownWords('Apakah uji coba ini lulus?');
  const english = ownWords('Does this test pass?');
  await signIn(page, 'editor');
  await page.goto(FAQ_ADMIN);
  await page.getByRole('link', { name: 'Tambah pertanyaan' }).first().click();
  await write(page, 'Indonesia', question, 'Ya, dan jawabannya lengkap.');
  await write(page, 'Inggris', english, 'Yes, and the answer is complete.');
  await editor(page).getByLabel('Kategori').selectOption('Biaya');
  await save(page);
  await expect(toast(page, 'Tersimpan')).toBeVisible();
  await expect(editor(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: question, exact: true })).toBeVisible();

  const visitor = await openBrowser();
  await visitor.goto(FAQ_PAGE);
  await visitor.getByRole('heading', { level: 3, name: question }).click();
  await expect(visitor.getByText('Ya, dan jawabannya lengkap.')).toBeVisible();
  await visitor.goto(`${FAQ_PAGE}?lng=en`);
  await visitor.getByRole('heading', { level: 3, name: english }).click();
  await expect(visitor.getByText('Yes, and the answer is complete.')).toBeVisible();
});

test('a changed question appears on the public page without a reload', async ({
  page,
  signIn,
  addQuestions,
}) => {
  const [own] = await addQuestions('Pertanyaan lama');
  await signIn(page, 'editor');
  await page.goto(FAQ_ADMIN);
  await row(page, own!).getByRole('link', { name: own!.question, exact: true }).click();
  await expect(editor(page)).toHaveAccessibleName(`Ubah “${own!.question}”`);
  await expect(editor(page).getByLabel('Pertanyaan (Indonesia)')).toBeFocused();
  const changed = ownWords('Pertanyaan baru');
  await write(page, 'Indonesia', changed, 'Jawaban baru');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Tersimpan')).toBeVisible();
  await page.getByRole('link', { name: 'Lihat situs' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 3, name: changed })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: own!.question })).toHaveCount(0);
});

test('invalid input shows errors at the field', async ({ page, signIn }) => {
  await signIn(page, 'editor');
  await page.goto(`${FAQ_ADMIN}?new=1`);
  await save(page);
  const question = editor(page).getByLabel('Pertanyaan (Indonesia)');
  await expect(question).toBeFocused();
  await expect(question).toHaveAccessibleDescription('Wajib diisi.');
  await question.fill('x'.repeat(301));
  await save(page);
  await expect(question).toHaveAccessibleDescription('Paling banyak 300 karakter.');
});

test('a question without English shows the Indonesian text, marked as Indonesian', async ({
  page,
  service,
  addQuestions,
}) => {
  const [own] = await addQuestions('Hanya bahasa Indonesia');
  await service.from('faq').update({ question_en: null, answer_en: null }).eq('id', own!.id).throwOnError();
  await page.goto(`${FAQ_PAGE}?lng=en`);
  const heading = page.getByRole('heading', { level: 3, name: own!.question });
  await expect(heading).toHaveAttribute('lang', 'id');
});

test('the switch in the list unpublishes and republishes a question', async ({
  page,
  signIn,
  openBrowser,
  addQuestions,
}) => {
  const [own] = await addQuestions('Terbit atau tidak');
  await signIn(page, 'editor');
  await page.goto(FAQ_ADMIN);
  const visitor = await openBrowser();
  const published = page.getByRole('switch', { name: `Terbit: “${own!.question}”` });
  await expect(published).toBeChecked();

  for (const isOn of [false, true]) {
    const stored = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await published.click();
    await stored;
    await expect(published).toBeChecked({ checked: isOn });
    await visitor.goto(FAQ_PAGE);
    await expect(shownQuestions(visitor).first()).toBeVisible();
    await expect(visitor.getByRole('heading', { level: 3, name: own!.question })).toHaveCount(isOn ? 1 : 0);
  }
});

test('a question restored from the trash returns to its former place', async ({
  page,
  signIn,
  openBrowser,
  addQuestions,
}) => {
  const [own, next] = await addQuestions('Ke sampah dan kembali', 'Tetangganya');
  await signIn(page, 'editor');
  await page.goto(FAQ_ADMIN);
  const visitor = await openBrowser();
  const shown = async (count: number) => {
    await visitor.goto(FAQ_PAGE);
    await expect(visitor.getByRole('heading', { level: 3, name: next!.question })).toBeVisible();
    await expect(visitor.getByRole('heading', { level: 3, name: own!.question })).toHaveCount(count);
  };

  await page.getByRole('button', { name: `Hapus “${own!.question}”` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pindahkan ke sampah' }).click();
  await expect(toast(page, `“${own!.question}” dipindahkan ke sampah`)).toBeVisible();
  await expect(row(page, own!)).toHaveCount(0);
  await shown(0);

  await page.getByRole('link', { name: /^Sampah/ }).click();
  await expect(page).toHaveURL(`${FAQ_ADMIN}?view=trash`);
  await page.getByRole('button', { name: `Pulihkan “${own!.question}”` }).click();
  await expect(toast(page, `“${own!.question}” dipulihkan`)).toBeVisible();
  await shown(1);
  await page.getByRole('link', { name: /^Daftar/ }).click();
  await expect(row(page, own!).locator('xpath=following-sibling::li[1]')).toContainText(next!.question);
});

test('a deletion can be undone at once or made permanent in the trash', async ({
  page,
  signIn,
  addQuestions,
  service,
}) => {
  const [own] = await addQuestions('Diurungkan lalu dihapus permanen');
  await signIn(page, 'editor');
  await page.goto(FAQ_ADMIN);
  const remove = async () => {
    await page.getByRole('button', { name: `Hapus “${own!.question}”` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pindahkan ke sampah' }).click();
    await expect(row(page, own!)).toHaveCount(0);
  };
  await remove();
  await toast(page, own!.question).getByRole('button', { name: 'Urungkan' }).click();
  await expect(row(page, own!)).toBeVisible();
  await remove();
  await page.getByRole('link', { name: /^Sampah/ }).click();
  await page.getByRole('button', { name: `Hapus permanen “${own!.question}”` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus permanen' }).click();
  await expect(toast(page, `“${own!.question}” dihapus permanen`)).toBeVisible();
  const left = await service.from('faq').select('id').eq('id', own!.id);
  expect(left.data).toEqual([]);
});

test('a viewer can read everything and change nothing', async ({ page, signIn, addQuestions }) => {
  const [own] = await addQuestions('Hanya dibaca');
  await signIn(page, 'viewer');
  await page.goto(FAQ_ADMIN);
  await expect(title(page, 'Pertanyaan umum')).toBeVisible();
  await expect(page.getByText('Anda dapat melihat daftar ini.')).toBeVisible();
  await expect(row(page, own!)).toContainText('Terbit: Ya');
  await expect(page.getByRole('link', { name: 'Tambah pertanyaan' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('switch')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: /^(Hapus|Geser) / })).toHaveCount(0);

  await row(page, own!).getByRole('link', { name: own!.question }).click();
  await expect(editor(page)).toHaveAccessibleName(`Lihat “${own!.question}”`);
  await expect(editor(page).getByLabel('Pertanyaan (Indonesia)')).not.toBeEditable();
  await expect(editor(page).getByRole('button', { name: 'Simpan' })).toHaveCount(0);
  await page.goto(`${FAQ_ADMIN}?new=1`);
  await expect(page.getByRole('heading', { name: 'Entri ini tidak ada di daftar' })).toBeVisible();
});
