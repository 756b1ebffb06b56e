import { delayReads } from '../support/backend.ts';
import { chunkOf } from '../support/chunks.ts';
import { expect, test } from '../support/fixtures.ts';
import { shiftOf, watchShifts } from '../support/shifts.ts';
import { shownSlide, slideTitles } from '../support/slides.ts';

const words = {
  id: {
    siteName: 'LSBU Pilar Nusa',
    menu: ['Beranda', 'Profil', 'Layanan', 'Informasi', 'Layanan Online'],
    action: 'Ajukan Sertifikasi',
    values: ['Proses cepat', 'Asesor profesional', 'Terakreditasi dan tepercaya'],
    apply: 'Ajukan sertifikasi',
    contact: 'Hubungi kami',
    address: 'Gedung Pilar, Lantai 5',
    hours: 'Senin–Jumat',
    rights: 'Hak cipta dilindungi.',
    openMenu: 'Buka menu',
  },
  en: {
    siteName: 'Pilar Nusa Construction Certification Body',
    menu: ['Home', 'About', 'Services', 'Information', 'Online services'],
    action: 'Apply for certification',
    values: ['A fast process', 'Professional assessors', 'Accredited and trusted'],
    apply: 'Apply for certification',
    contact: 'Contact us',
    address: 'Pilar Building, 5th floor',
    hours: 'Monday to Friday',
    rights: 'All rights reserved.',
    openMenu: 'Open menu',
  },
} as const;

for (const language of ['id', 'en'] as const) {
  const texts = words[language];

  test(`home in ${language} shows menu, slides and footer from the database`, async ({ page, isMobile }) => {
    await page.goto(`/?lng=${language}`);
    await expect(shownSlide(page)).toHaveText(slideTitles[language][0]);
    await expect(page.getByRole('link', { name: texts.action, exact: true }).first()).toHaveAttribute(
      'href',
      '/layanan/alur',
    );
    for (const title of slideTitles[language])
      await expect(page.getByRole('button', { name: new RegExp(`: ${title}$`) })).toBeVisible();

    const footer = page.getByRole('contentinfo');
    for (const text of [
      texts.siteName,
      texts.address,
      texts.hours,
      '021-555-0142',
      'info@pilarnusa.example.id',
    ])
      await expect(footer).toContainText(text);
    await expect(footer).toContainText(`© ${new Date().getFullYear()} ${texts.siteName}. ${texts.rights}`);

    if (isMobile) await page.getByRole('button', { name: texts.openMenu }).click();
    const menu = page.getByRole('navigation', { name: /^(Menu utama|Main menu)$/ });
    for (const label of texts.menu)
      await expect(menu.getByText(label, { exact: true }).first()).toBeVisible();
  });

  test(`home in ${language} shows three values and links to application and contact`, async ({ page }) => {
    await page.goto(`/?lng=${language}`);
    const main = page.getByRole('main');
    for (const value of texts.values) await expect(main.getByRole('heading', { name: value })).toBeVisible();
    await expect(main.getByRole('link', { name: texts.apply, exact: true }).last()).toHaveAttribute(
      'href',
      '/layanan/alur',
    );
    await expect(main.getByRole('link', { name: texts.contact, exact: true }).last()).toHaveAttribute(
      'href',
      '/profil/kontak',
    );
  });
}

test('home has no layout shifts while its parts load one after the other', async ({ page }) => {
  await watchShifts(page);
  const tables = ['hero_slides', 'navigation_menus', 'articles'];
  const release = new Map<string, () => void>();
  for (const table of tables) release.set(table, await delayReads(page, table));

  await page.goto('/');
  await expect(page.getByText('Memuat sorotan…')).toBeAttached();
  release.get('navigation_menus')?.();
  release.get('hero_slides')?.();
  await expect(shownSlide(page)).toHaveText(slideTitles.id[0]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  release.get('articles')?.();
  const news = page.getByRole('region', { name: 'Kabar terbaru' });
  await expect(news.getByRole('heading', { level: 3 })).toHaveCount(3);
  await page.evaluate(() => document.fonts.ready);

  expect(await shiftOf(page)).toBeLessThanOrEqual(0.05);
});

test('the first Tab stop skips the header and focuses the content', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await expect(shownSlide(page)).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Lewati ke isi halaman' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('navigation shows the progress bar, focuses the new heading and announces the title', async ({
  page,
}) => {
  await page.goto('/');
  await expect(shownSlide(page)).toBeVisible();
  const release = await delayReads(page, chunkOf('src/features/faq/faq-page.tsx'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByTestId('progress-bar')).toBeAttached();
  await expect(shownSlide(page), 'the page before stays until the next one is here').toBeAttached();
  release();
  const heading = page.getByRole('heading', { level: 1, name: 'Pertanyaan Umum' });
  await expect(heading).toBeFocused();
  await expect(page.getByTestId('progress-bar')).not.toBeAttached();
  await expect(page.getByRole('status').filter({ hasText: /^Pertanyaan Umum/ })).toBeAttached();
  await expect(page).toHaveTitle(/^Pertanyaan Umum/);
});

for (const language of ['id', 'en'] as const)
  test(`the main tasks of visitors fit on the first screen of a phone, next to the slide, in ${language} @phone`, async ({
    page,
  }) => {
    const said = {
      id: {
        fields: ['Cek sertifikat', 'Apa yang Anda bangun?'],
        links: ['Hitung biaya', 'Ajukan keluhan', 'Lacak perkara'],
      },
      en: {
        fields: ['Check a certificate', 'What do you build?'],
        links: ['Work out the fee', 'Make a complaint', 'Track a case'],
      },
    }[language];
    const addresses = [/\/layanan\/biaya(\?.*)?#calculator$/, /\/keluhan/, /\/lacak/];
    await page.goto(`/?lng=${language}`);
    await expect(shownSlide(page)).toHaveText(slideTitles[language][0]);
    const main = page.getByRole('main');
    for (const name of said.fields)
      await expect(main.getByRole('textbox', { name }), name).toBeInViewport({ ratio: 1 });
    for (const [place, name] of said.links.entries()) {
      const link = main.getByRole('link', { name, exact: true }).first();
      await expect(link, name).toBeInViewport({ ratio: 1 });
      await expect(link).toHaveAttribute('href', addresses[place] ?? /./);
      // A trial click fails if another element covers the link.
      await link.click({ trial: true });
    }
    await expect(shownSlide(page)).toBeInViewport({ ratio: 1 });
  });
