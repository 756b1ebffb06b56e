import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { FAQ_ADMIN, ownWords, row, test } from '../support/questions.ts';
import type { Question } from '../support/questions.ts';

const field = (page: Page) => page.getByLabel('Pertanyaan (Indonesia)');
const warning = (page: Page) => page.getByRole('dialog', { name: 'Tinggalkan tanpa menyimpan?' });
const cancelLeaving = (page: Page) => warning(page).getByRole('button', { name: 'Batal' }).click();
const leave = (page: Page) => warning(page).getByRole('button', { name: 'Buang perubahan' }).click();

test.beforeEach(async ({ page, signIn }) => signIn(page, 'editor'));

/** Opens a question from the list and types into it. */
async function openAndType(page: Page, own: Question, words: string) {
  await page.goto('/admin');
  await page.getByRole('main').getByRole('link', { name: 'FAQ' }).click();
  await row(page, own).getByRole('link', { name: own.question, exact: true }).click();
  await field(page).fill(words);
}

test('the back button asks for confirmation and leaves the history unchanged', async ({
  page,
  addQuestions,
}) => {
  const [own] = await addQuestions('Tombol kembali');
  const words = ownWords('Diketik');
  await openAndType(page, own!, words);
  const here = page.url();
  const back = () => page.evaluate(() => window.history.back());

  await back();
  await expect(warning(page)).toBeVisible();
  await expect(page).toHaveURL(here);
  await cancelLeaving(page);
  await expect(field(page)).toHaveValue(words);

  await back();
  await leave(page);
  await expect(page).toHaveURL(FAQ_ADMIN);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await back();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.evaluate(() => window.history.go(2));
  await expect(page).toHaveURL(here);
  await expect(field(page)).toHaveValue(own!.question);
});

test('closing the tab asks for confirmation', async ({ page, addQuestions }) => {
  const [own] = await addQuestions('Tab ditutup');
  const words = ownWords('Diketik');
  await openAndType(page, own!, words);
  const prompt = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await prompt;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(field(page)).toHaveValue(words);
});
