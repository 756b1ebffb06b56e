import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { FAQ_ADMIN, FAQ_PAGE, row, shownQuestions, test } from '../support/questions.ts';
import type { Question } from '../support/questions.ts';

const handle = (page: Page, { question }: Question) =>
  page.getByRole('button', { name: `Geser “${question}”` });

/** Returns the titles of the given questions in the order shown. */
const orderOf = (places: Locator, own: readonly Question[]) => async () => {
  const texts = await places.allTextContents();
  const words = own.map(({ question }) => question);
  return texts.flatMap((text) => words.filter((each) => text.includes(each)));
};

const inList = (page: Page, own: readonly Question[]) =>
  orderOf(page.getByRole('main').getByRole('listitem'), own);

async function expectOrder(page: Page, own: readonly Question[], wanted: readonly Question[]) {
  const words = wanted.map(({ question }) => question);
  await expect.poll(inList(page, own)).toEqual(words);
  // Reload to check the stored order.
  await page.reload();
  await expect(row(page, own[0]!)).toBeVisible();
  await expect.poll(inList(page, own)).toEqual(words);
  await page.goto(FAQ_PAGE);
  await expect(page.getByRole('heading', { level: 3, name: words[0]! })).toBeVisible();
  expect(await orderOf(shownQuestions(page), own)()).toEqual(words);
}

/** Resolves when the new order has been stored. */
const stored = (page: Page) =>
  page.waitForResponse((response) => /\/rest\/v1\/rpc\/reorder/.test(response.url()) && response.ok());

test.beforeEach(async ({ page, signIn }) => signIn(page, 'editor'));

test('moving a question by keyboard announces each step', async ({ page, addQuestions }) => {
  const own = await addQuestions('Pertama', 'Kedua', 'Ketiga');
  const [first, second, third] = own as [Question, Question, Question];
  await page.goto(FAQ_ADMIN);
  const announcement = page.getByRole('status');
  await handle(page, first).focus();
  await page.keyboard.press('Space');
  await expect(announcement.filter({ hasText: `“${first.question}” diangkat` })).toBeAttached();
  const done = stored(page);
  await page.keyboard.press('ArrowDown');
  await expect(announcement.filter({ hasText: `“${first.question}” kini di posisi` })).toBeAttached();
  await page.keyboard.press('Space');
  await expect(announcement.filter({ hasText: `“${first.question}” diletakkan` })).toBeAttached();
  await done;

  await page.keyboard.press('Space');
  await expect(announcement.filter({ hasText: `“${first.question}” diangkat` })).toBeAttached();
  // dnd-kit starts to listen for Escape shortly after it announces the lifted question.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(announcement.filter({ hasText: 'dibatalkan' })).toBeAttached({ timeout: 2_000 });
  }).toPass();
  await expectOrder(page, own, [second, first, third]);
});
