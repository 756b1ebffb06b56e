import type { Locator, Page } from '@playwright/test';
import { expectNoSeriousAxe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownWords } from '../support/questions.ts';

interface List {
  screen: string;
  add: string;
  /** The field a row is called by. */
  title: string | RegExp;
  /** Fills in what else a new row must have. */
  rest?: (dialog: Locator) => Promise<void>;
  /** The order is changed by staff. */
  isSorted: boolean;
  /** Public page of the list. */
  page: string;
}

const text = (dialog: Locator, name: string | RegExp, value: string) =>
  dialog.getByRole('textbox', { name }).fill(value);

const lists: List[] = [
  {
    screen: '/admin/hero-slider',
    add: 'Tambah slide',
    title: /^Judul \(Indonesia\)/,
    isSorted: true,
    page: '/',
  },
  {
    screen: '/admin/alur-sertifikasi',
    add: 'Tambah tahap',
    title: /^Tahap \(Indonesia\)/,
    rest: (dialog) => text(dialog, /^Bila Revision \(Indonesia\)/, 'Kembali ke tahap sebelumnya.'),
    isSorted: true,
    page: '/layanan/alur',
  },
  {
    screen: '/admin/legalitas',
    add: 'Tambah dokumen',
    title: /^Nama dokumen \(Indonesia\)/,
    isSorted: true,
    page: '/profil/legalitas',
  },
  {
    screen: '/admin/struktur-organisasi',
    add: 'Tambah orang',
    title: /^Nama/,
    rest: (dialog) => text(dialog, /^Jabatan \(Indonesia\)/, 'Penguji'),
    isSorted: true,
    page: '/profil/struktur-organisasi',
  },
  {
    screen: '/admin/navigation',
    add: 'Tambah menu',
    title: /^Nama menu \(Indonesia\)/,
    rest: (dialog) => text(dialog, /^Alamat/, '/informasi/faq'),
    isSorted: true,
    page: '/profil/tentang',
  },
  {
    screen: '/admin/biaya',
    add: 'Tambah biaya',
    title: /^Kualifikasi \(Indonesia\)/,
    rest: (dialog) => text(dialog, /^Biaya/, '125000'),
    isSorted: true,
    page: '/layanan/biaya',
  },
  {
    screen: '/admin/produk-hukum',
    add: 'Tambah produk hukum',
    title: /^Tentang \(Indonesia\)/,
    rest: async (dialog) => {
      await text(dialog, /^Nomor/, ownWords('UJI'));
      await text(dialog, /^Tahun/, '2026');
    },
    isSorted: false,
    page: '/informasi/produk-hukum',
  },
  {
    screen: '/admin/ruang-lingkup',
    add: 'Tambah klasifikasi',
    title: /^Nama \(Indonesia\)/,
    rest: (dialog) => text(dialog, /^Kode/, 'ZY'),
    isSorted: true,
    page: '/layanan/ruang-lingkup',
  },
  {
    screen: '/admin/ruang-lingkup?list=subclassifications',
    add: 'Tambah subklasifikasi',
    title: /^Nama \(Indonesia\)/,
    rest: async (dialog) => {
      await dialog.getByRole('combobox', { name: /^Klasifikasi/ }).selectOption('BG · Bangunan Gedung');
      await text(dialog, /^Kode(?! KBLI)/, 'BG999');
    },
    isSorted: true,
    page: '/layanan/ruang-lingkup?q=BG999',
  },
];

const save = (page: Page) => page.getByRole('button', { name: 'Simpan' }).click();
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const written = (page: Page, method: string) =>
  page.waitForResponse((response) => response.request().method() === method && response.ok());

for (const { screen, add, title, rest, isSorted, page: publicPage } of lists) {
  test(
    `${screen}: a row is added, changed, moved, hidden, deleted and brought back`,
    { tag: '@desktop' },
    async ({ page, signIn }) => {
      // A whole journey, with axe in both themes twice.
      const [first, name] = [ownWords('Entri'), ownWords('Uji')];
      await signIn(page, 'admin');
      await page.goto(screen);
      await page.getByRole('link', { name: add }).click();
      const dialog = page.getByRole('dialog');
      await text(dialog, title, first);
      await rest?.(dialog);
      await expectNoSeriousAxe(page);
      await save(page);
      await expect(dialog).toBeHidden();

      await link(page, first).click();
      await text(dialog, title, name);
      await save(page);
      await expect(link(page, name)).toBeVisible();
      await expect(link(page, first)).toBeHidden();
      // Looked at with what is found: the longest list has three hundred rows.
      await page.getByRole('searchbox').fill(name);
      await expect(page.getByText(/^1 dari \d+ cocok/)).toBeVisible();
      await expectNoSeriousAxe(page);
      await page.getByRole('searchbox').fill('');

      if (isSorted) {
        const moved = written(page, 'POST');
        await page.getByRole('button', { name: `Naikkan “${name}”` }).click();
        await moved;
      }
      await page.goto(publicPage);
      await expect(page.getByText(name).first()).toBeAttached();

      await page.goto(screen);
      const hidden = written(page, 'PATCH');
      await page.getByRole('switch', { name: `Terbit: “${name}”` }).click();
      await hidden;
      await page.goto(publicPage);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(name)).toHaveCount(0);

      await page.goto(screen);
      await page.getByRole('button', { name: `Hapus “${name}”` }).click();
      await page.getByRole('button', { name: 'Pindahkan ke sampah' }).click();
      await expect(link(page, name)).toBeHidden();
      await page.getByRole('link', { name: /^Sampah/ }).click();
      await page.getByRole('button', { name: `Pulihkan “${name}”` }).click();
      await page.getByRole('link', { name: /^Daftar/ }).click();
      await expect(link(page, name)).toBeVisible();
    },
  );
}

for (const { screen } of lists) {
  test(`${screen}: j and k walk through the rows, Enter opens one @desktop`, async ({ page, signIn }) => {
    await signIn(page, 'admin');
    await page.goto(screen);
    const titles = page.locator('main [data-row]');
    await expect(titles.nth(1)).toBeVisible();
    await page.keyboard.press('j');
    await expect(titles.first()).toBeFocused();
    await page.keyboard.press('j');
    await expect(titles.nth(1)).toBeFocused();
    await page.keyboard.press('k');
    await expect(titles.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}
