import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { fillInLogin } from '../support/login-form.ts';
import { FAQ_ADMIN, ownWords, row, test } from '../support/questions.ts';
import type { Question } from '../support/questions.ts';
import { installClock } from '../support/stopped-clock.ts';
import { toast } from '../support/toasts.ts';

const field = (page: Page) => page.getByLabel('Pertanyaan (Indonesia)');
const warning = (page: Page) => page.getByRole('dialog', { name: 'Tinggalkan tanpa menyimpan?' });
const stay = (page: Page) => warning(page).getByRole('button', { name: 'Batal' }).click();
const leave = (page: Page) => warning(page).getByRole('button', { name: 'Buang perubahan' }).click();
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click();

test.beforeEach(async ({ page, signIn }) => signIn(page, 'editor'));

/** Goes to the list as people do, opens the question and types into it. */
async function openAndType(page: Page, own: Question, words: string) {
  await page.goto('/admin');
  await page.getByRole('main').getByRole('link', { name: 'FAQ' }).click();
  await row(page, own).getByRole('link', { name: own.question, exact: true }).click();
  await field(page).fill(words);
}

test('closing the form asks before text is lost', async ({ page, addQuestions }) => {
  const [own] = await addQuestions('Belum disimpan');
  const words = ownWords('Diketik');
  await openAndType(page, own!, words);
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).last().click();
  await expect(warning(page)).toBeVisible();
  await stay(page);
  await expect(field(page)).toHaveValue(words);
  await page.keyboard.press('Escape');
  await leave(page);
  await expect(page).toHaveURL(FAQ_ADMIN);
  await expect(row(page, own!)).toBeVisible();
});

test('closing a form in which nothing was changed asks nothing', async ({ page, addQuestions }) => {
  const [own] = await addQuestions('Hanya dibuka');
  await openAndType(page, own!, own!.question);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(FAQ_ADMIN);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the back button asks, and the history stays as it was', async ({ page, addQuestions }) => {
  const [own] = await addQuestions('Tombol kembali');
  const words = ownWords('Diketik');
  await openAndType(page, own!, words);
  const here = page.url();
  const back = () => page.evaluate(() => window.history.back());

  await back();
  await expect(warning(page)).toBeVisible();
  await expect(page).toHaveURL(here);
  await stay(page);
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

test('closing the tab asks', async ({ page, addQuestions }) => {
  const [own] = await addQuestions('Tab ditutup');
  const words = ownWords('Diketik');
  await openAndType(page, own!, words);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(field(page)).toHaveValue(words);
});

test('saving offline keeps the text, and works once the network is back', async ({
  page,
  context,
  addQuestions,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const [own] = await addQuestions('Tanpa jaringan');
  const words = ownWords('Diketik tanpa jaringan');
  await openAndType(page, own!, words);
  await context.setOffline(true);
  await save(page);
  const failure = page.getByRole('alert').filter({ hasText: 'Belum tersimpan. Teks Anda tetap di sini.' });
  await expect(failure).toContainText('Server tidak dapat dihubungi.');
  // On a phone too: beside the button, with the focus, and the state in the bar.
  await expect(failure).toBeInViewport({ ratio: 1 });
  expect(await failure.evaluate((alert) => alert.parentElement === document.activeElement)).toBe(true);
  await expect(page.getByRole('dialog').getByText('Belum disimpan', { exact: true })).toBeInViewport();
  await expect(field(page)).toHaveValue(words);
  await context.setOffline(false);
  await save(page);
  await expect(toast(page, 'Tersimpan')).toBeVisible();
  await expect(page.getByRole('link', { name: words, exact: true })).toBeVisible();
});

test('text typed when the session ended is there again after signing in', async ({
  page,
  service,
  addQuestions,
  allowConsole,
}) => {
  allowConsole(/status of 40[013]/);
  const [own] = await addQuestions('Sesi berakhir');
  const words = ownWords('Diketik sebelum sesi berakhir');
  await installClock(page);
  await openAndType(page, own!, words);
  const here = page.url();
  const session = await page.evaluate(() => localStorage.getItem('lsbu-session'));
  await service.auth.admin.signOut(JSON.parse(session ?? '').access_token);
  // The token is renewed shortly before its hour is over; the server does not know the session any more.
  await page.clock.fastForward('01:00:00');
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  await fillInLogin(page, 'editor');
  await expect(page).toHaveURL(here);
  await expect(field(page)).toHaveValue(words);
  await expect(page.getByText('Teks yang belum tersimpan dari kunjungan sebelumnya')).toBeVisible();
  await save(page);
  await expect(toast(page, 'Tersimpan')).toBeVisible();
});

test('what somebody else saved meanwhile is not overwritten unasked', async ({
  page,
  service,
  addQuestions,
  allowConsole,
}) => {
  // The API's answer when no row has this version.
  allowConsole(/status of 406/);
  const [own] = await addQuestions('Dua orang sekaligus');
  const mine = ownWords('Versi saya');
  const theirs = ownWords('Versi mereka');
  await openAndType(page, own!, mine);
  await service.from('faq').update({ question: theirs }).eq('id', own!.id).throwOnError();
  await save(page);
  const collision = page
    .getByRole('alert')
    .filter({ hasText: 'Orang lain telah menyimpan versi yang lebih baru' });
  await expect(collision).toContainText(theirs);
  await expect(field(page)).toHaveValue(mine);
  await collision.getByRole('button', { name: 'Simpan versi saya' }).click();
  await expect(page.getByRole('link', { name: mine, exact: true })).toBeVisible();
});
