import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { article, pages } from '../support/prerendered-pages.ts';

test.use({ prerendered: true });

const isHydrated = (page: Page) => expect(page.locator('html.hydrated')).toBeAttached();
/** Blocks the application scripts, so that the page is not hydrated. */
const withoutFiles = (page: Page) => page.route('**/assets/*.js', (route) => route.abort());

test.describe('with JavaScript', () => {
  for (const [language, theme, tag] of [
    ['id', 'light', '@desktop'],
    ['en', 'dark', '@phone'],
  ] as const)
    test(
      `every page hydrates without replacing elements (${language}, ${theme})`,
      { tag },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: theme });
        for (const [path, id, en] of pages) {
          await page.goto(language === 'id' ? path : `${path}?lng=en`);
          const heading = page.locator('h1').first();
          await expect(heading).toHaveText(language === 'id' ? id : en);
          const sent = await heading.evaluateHandle((element) => element);
          await isHydrated(page);
          // React reuses matching elements during hydration and logs an error otherwise.
          expect(await sent.evaluate((element) => element.isConnected), path).toBe(true);
        }
      },
    );

  test('a page hydrates without replacing elements under another host name of the site', async ({
    page,
    baseURL,
  }) => {
    for (const path of ['/', '/profil/tentang', article]) {
      await page.goto(new URL(path, baseURL).href.replace('127.0.0.1', 'localhost'));
      const sent = await page
        .locator('h1')
        .first()
        .evaluateHandle((element) => element);
      await isHydrated(page);
      expect(await sent.evaluate((element) => element.isConnected), path).toBe(true);
    }
  });

  test('hydration keeps the scroll position', async ({ page }) => {
    const held: Route[] = [];
    let isHeld = true;
    await page.route('**/assets/*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
    await page.goto('/');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await isHydrated(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  });

  test('a button pressed before hydration takes effect afterwards', async ({ page }) => {
    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/profil/tentang');
    const button = page.getByRole('banner').getByRole('button', { name: /Bahasa/ });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    letThrough();
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
  });

  test('the chosen language is served without a flash of the other one', async ({ page, allowConsole }) => {
    allowConsole(/net::ERR_FAILED/);
    await page.goto('/profil/tentang');
    await isHydrated(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Bahasa/ })
      .click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.locator('h1').first()).toHaveText('About us');
    await withoutFiles(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('h1').first()).toHaveText('About us');
  });

  test(
    'the header links to the dashboard or the login before hydration, depending on the session',
    { tag: '@desktop' },
    async ({ page, signIn, allowConsole }) => {
      allowConsole(/net::ERR_FAILED/);
      const way = page.getByRole('banner').getByRole('link', { name: /^(Login|Dashboard)$/ });
      await withoutFiles(page);
      await page.goto('/profil/tentang');
      await expect(way).toHaveText(['Login']);
      await signIn(page, 'editor');
      await page.goto('/profil/tentang');
      await expect(way).toHaveText(['Dashboard']);
      await page.unrouteAll();
      await page.reload();
      await isHydrated(page);
      await expect(way).toHaveText(['Dashboard']);
    },
  );

  test('a redirected address renders in the browser and opens its target', async ({ page }) => {
    for (const [typed, path] of [
      ['/kontak', '/profil/kontak'],
      ['/PROFIL/Tentang/', '/profil/tentang'],
    ] as const) {
      await page.goto(typed);
      await expect(page).toHaveURL(path);
      await expect(page.locator('h1').first()).toHaveText(/Kontak|Tentang kami/);
      await isHydrated(page);
    }
  });

  test('a filtered page renders in the browser and hides the unfiltered prerendered rows', async ({
    page,
  }) => {
    await page.goto('/informasi/klien?q=beton');
    await expect(page.locator('main input[value="beton"]')).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/hydrated/);
  });
});

test.describe('a crawler with an American browser locale', () => {
  test.use({ locale: 'en-US', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1) Chrome/140.0.0.0' });

  test('gets each page in the language of its address', { tag: '@phone' }, async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'accept-language': '' });
    for (const [address, lang, heading] of [
      ['/profil/tentang', 'id', 'Tentang kami'],
      ['/profil/tentang?lng=en', 'en', 'About us'],
      ['/cek', 'id', 'Cek Sertifikat'],
    ] as const) {
      await page.goto(address);
      await isHydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('h1').first()).toHaveText(heading);
    }
  });
});

test('a changed question is part of the next HTML response', async ({ request, service }) => {
  const { data: entry } = await service
    .from('faq')
    .select('id, question')
    .eq('is_published', true)
    .is('deleted_at', null)
    .limit(1)
    .single()
    .throwOnError();
  expect(await (await request.get('/informasi/faq')).text()).toContain(
    entry.question.replaceAll('"', '&quot;'),
  );
  const question = 'Apakah HTML ini baru?';
  await service.from('faq').update({ question }).eq('id', entry.id).throwOnError();
  await expect(async () => {
    expect(await (await request.get('/informasi/faq')).text()).toContain(question);
  }).toPass();
  await service.from('faq').update({ question: entry.question }).eq('id', entry.id).throwOnError();
});

test('an article has its own title, description and image for link previews', async ({ request }) => {
  const html = await (await request.get(article)).text();
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toMatch(/<title>Cek sertifikat sebelum tender[^<]* · /);
  expect(head).toMatch(/<meta property="og:type" content="article"\/>/);
  expect(head).toMatch(/<meta property="og:title" content="Cek sertifikat sebelum tender/);
  expect(head).toMatch(/<meta property="og:description" content="[^"]{40}/);
  expect(head).toMatch(/<meta property="og:image" content="http[^"]+\/share\/id\/informasi\/news\//);
  expect(head).toMatch(/<link rel="canonical" href="[^"?]+cek-sertifikat-sebelum-tender"\/>/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is readable in both languages', { tag: '@phone' }, async ({ page }) => {
    for (const [path, id, en] of pages) {
      await page.goto(path);
      await expect(page.locator('h1').first()).toHaveText(id);
      await expect(page.locator('main p').first(), path).toBeVisible();
      await page.goto(`${path}?lng=en`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('h1').first()).toHaveText(en);
    }
  });

  test('the desktop menu opens on hover and its links work', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Menu utama' });
    await menu.getByRole('button', { name: 'Profil' }).hover();
    await menu.getByRole('link', { name: 'Visi dan Misi' }).click();
    await expect(page.locator('h1').first()).toHaveText(/Visi dan misi/);
  });

  test('the phone menu opens and its links work', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    await page.locator('header summary').click();
    await page.locator('header details').getByRole('link', { name: 'Visi dan Misi' }).click();
    await expect(page.locator('h1').first()).toHaveText(/Visi dan misi/);
  });

  test('forms show an alternative and link to the other language', async ({ request }) => {
    for (const path of ['/keluhan', '/banding', '/profil/kontak', '/lacak']) {
      // Playwright does not render <noscript>, so read the HTML instead.
      const shown = [
        ...(await (await request.get(path)).text()).matchAll(/<noscript>(.*?)<\/noscript>/gs),
      ].join('');
      expect(shown, path).toContain('Formulir ini memerlukan JavaScript.');
      expect(shown, path).toMatch(/<a href="tel:\+?\d+"/);
      expect(shown, path).toMatch(/<a href="\?lng=en" lang="en"/);
    }
  });
});
