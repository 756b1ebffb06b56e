import { delayReads } from '../support/backend.ts';
import { chunkOf } from '../support/chunks.ts';
import { expect, test } from '../support/fixtures.ts';
import { shiftOf, watchShifts } from '../support/shifts.ts';
import { shownSlide, slideTitles } from '../support/slides.ts';

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
