import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const SCREEN = '/admin/klien/impor';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${String(control)} by keyboard`);
}

test('an import works by keyboard from file to undo, even if one undo response is lost', async ({
  page,
  service,
  signIn,
  allowConsole,
}) => {
  allowConsole(/ERR_CONNECTION_RESET/);
  await signIn(page, 'editor');
  await page.goto(SCREEN);
  const opened = page.waitForEvent('filechooser');
  await tabTo(page, button(page, 'Pilih berkas'));
  await page.keyboard.press('Enter');
  await (await opened).setFiles(csv('satu.csv', 'Perusahaan,Nomor\nPT Impor Papan Tik,8889999999999'));

  const nib = page.getByRole('combobox', { name: 'NIB' });
  await expect(nib).toHaveValue('');
  await tabTo(page, nib);
  // The first column is already assigned to the name, so the arrow key skips it.
  await page.keyboard.press('ArrowDown');
  await expect(nib).toHaveValue('1');
  await tabTo(page, button(page, 'Periksa baris'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('checkbox', { name: 'Terbitkan entri baru langsung' }));
  await page.keyboard.press('Space');
  await expect(page.getByText('1 baru, 0 berubah, 0 sama, 0 bermasalah.')).toBeVisible();
  await tabTo(page, button(page, 'Impor 1 baris'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Impor selesai' })).toBeFocused();
  const written = () => service.from('clients').select('is_published').eq('nib', '8889999999999');
  expect((await written()).data).toEqual([{ is_published: false }]);

  await tabTo(page, button(page, 'Urungkan impor ini'));
  await page.keyboard.press('Enter');
  await page.route(
    '**/rpc/undo_import',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await tabTo(page, button(page, 'Urungkan impor'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Belum semuanya diurungkan');
  await tabTo(page, button(page, 'Lanjutkan mengurungkan'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 baris dikembalikan.').first()).toBeVisible();
  expect((await written()).data).toEqual([]);
});
