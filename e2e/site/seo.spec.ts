import type { Page } from '@playwright/test';
import { publicPages } from '../../src/app/routes/public-routes.tsx';
import { expect, test } from '../support/fixtures.ts';

const indexed = publicPages.map(({ path }) => path).filter((path) => !path.includes(':') && path !== '/cari');
const values = (page: Page, selector: string, attribute: string) =>
  page.locator(selector).evaluateAll((all, name) => all.map((each) => each.getAttribute(name)), attribute);
/** Returns the types of structured data on the page. Some are added when the rows have loaded. */
const kindsOf = async (page: Page) => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => (JSON.parse(text) as { '@type': string })['@type']).join(' ');
};

// tests/stack/written-pages.test.ts checks the files of all pages.
for (const path of indexed.slice(0, 4)) {
  test(`${path} has complete metadata for search engines and link previews in both languages`, async ({
    page,
    site,
  }) => {
    for (const language of ['id', 'en']) {
      await page.goto(language === 'en' ? `${path}?lng=en` : `${path}?lng=id`);
      const own = `${site.url}${path}${language === 'en' ? '?lng=en' : ''}`;
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', own);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
      expect(await values(page, 'link[rel=alternate][hreflang]', 'href')).toEqual([
        `${site.url}${path}`,
        `${site.url}${path}?lng=en`,
        `${site.url}${path}`,
      ]);
      for (const selector of [
        'meta[name=description]',
        'meta[property="og:title"]',
        'meta[property="og:description"]',
      ])
        expect((await values(page, selector, 'content')).map((text) => Boolean(text?.trim()))).toEqual([
          true,
        ]);
      expect(await values(page, 'meta[property="og:image"]', 'content')).toEqual([`${site.url}/share.png`]);
      const kind = path === '/' ? 'Organization' : 'BreadcrumbList';
      await expect.poll(() => kindsOf(page)).toContain(kind);
    }
  });
}

test('articles and questions have their own structured data', async ({ page }) => {
  await page.goto('/informasi/news/kbli-2025-wajib-di-oss');
  await expect(page.locator('meta[property="og:type"][content=article]')).toHaveCount(1);
  await expect.poll(() => kindsOf(page)).toContain('NewsArticle');
  await page.goto('/informasi/faq');
  await expect.poll(() => kindsOf(page)).toContain('FAQPage');
});

for (const path of ['/auth/login', '/tidak-ada', '/informasi/news/tidak-ada', '/cari?q=biaya']) {
  test(`${path} is excluded from search engines`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });
}

test('a shared English address opens in English, and switching to Indonesian removes the parameter', async ({
  page,
}) => {
  await page.goto('/informasi/faq?lng=en');
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  await page.getByRole('button', { name: 'EN, Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click();
  await expect(page).toHaveURL('/informasi/faq');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Pertanyaan Umum' })).toBeVisible();
});

test('robots.txt contains the sitemap of existing pages, and the feed is well-formed', async ({
  page,
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: \S*\/sitemap\.xml$/m);
  await page.goto('/informasi/faq');
  for (const path of ['/sitemap.xml', '/rss.xml']) {
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toContain('xml');
    const text = await answer.text();
    const errors = await page.evaluate(
      (source) =>
        new DOMParser().parseFromString(source, 'application/xml').querySelectorAll('parsererror').length,
      text,
    );
    expect(errors, path).toBe(0);
  }
});
