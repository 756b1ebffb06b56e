import { expect, test } from '../support/fixtures.ts';
import { shiftOf, watchShifts } from '../support/shifts.ts';
import { article, pages } from '../support/prerendered-pages.ts';

test.use({ prerendered: true });

/** Types of structured data in addition to the breadcrumb trail. */
const KINDS: Record<string, string> = {
  '/': 'Organization',
  '/informasi/faq': 'FAQPage',
  [article]: 'NewsArticle',
};

test('every page has description, languages and structured data before any script runs', async ({
  request,
  site,
}) => {
  for (const [path] of pages)
    for (const language of ['id', 'en'] as const) {
      const address = language === 'id' ? path : `${path}?lng=en`;
      const html = await (await request.get(address, { headers: { 'accept-language': language } })).text();
      const head = html.slice(0, html.indexOf('</head>'));
      expect(html, address).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
      expect(head, address).toMatch(/<meta name="description" content="[^"]{20,}"/);
      expect(head, address).toContain(`<link rel="canonical" href="${site.url}${address}"`);
      for (const [other, end] of [
        ['id', ''],
        ['en', '?lng=en'],
        ['x-default', ''],
      ])
        expect(head.replaceAll('hrefLang', 'hreflang'), address).toContain(
          `<link rel="alternate" hreflang="${other}" href="${site.url}${path}${end}"`,
        );
      const types = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
        ([, json = '']) => (JSON.parse(json) as { '@type': string })['@type'],
      );
      expect(types, address).toContain(KINDS[path] ?? 'BreadcrumbList');
    }
});

for (const [stored, system] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const)
  test(`the stored theme ${stored} applies before any script when the system theme is ${system}`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/net::ERR_FAILED/);
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((theme) => localStorage.setItem('vite-ui-theme', theme), stored);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/profil/tentang');
    await expect(page.locator('h1').first()).toHaveText('Tentang kami');
    const light = await page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(document.documentElement)
        .backgroundColor.match(/\d+/g)!
        .map(Number);
      return (red + green + blue) / 3;
    });
    if (stored === 'dark') expect(light).toBeLessThan(80);
    else expect(light).toBeGreaterThan(200);
  });

test('rows changed since prerendering appear without a layout shift', async ({ page, service }) => {
  await watchShifts(page);
  const { data: entry } = await service
    .from('faq')
    .select('id, question')
    .eq('is_published', true)
    .is('deleted_at', null)
    .order('sort_order')
    .limit(1)
    .single()
    .throwOnError();
  const written = await (await page.request.get('/informasi/faq')).text();
  expect(written).toContain(entry.question.replaceAll('"', '&quot;'));
  const question = `Baru: ${entry.question}`;
  try {
    await service.from('faq').update({ question }).eq('id', entry.id).throwOnError();
    // The page as it was prerendered before the change.
    await page.route('**/informasi/faq', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: written }),
    );
    await page.goto('/informasi/faq');
    await expect(page.getByText(question)).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(0.05);
  } finally {
    await service.from('faq').update({ question: entry.question }).eq('id', entry.id).throwOnError();
  }
});

test('home requests at most six files before the script, which loads on idle', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.locator('html.hydrated')).toBeAttached();
  const before = requested.slice(
    0,
    requested.findIndex((path) => path.endsWith('.js')),
  );
  expect(before.length, before.join(' ')).toBeLessThanOrEqual(6);
  expect(before.filter((path) => path.startsWith('/rest/'))).toEqual([]);
});

test('the first paint precedes the request of any script', async ({ page }) => {
  for (const address of ['/', '/informasi/faq', '/keluhan']) {
    await page.goto(address);
    await expect(page.locator('html.hydrated')).toBeAttached();
    const { painted, asked } = await page.evaluate(() => {
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return {
        // Scripts start two seconds after load at the latest, because background tabs are never painted.
        painted: Math.min(paint?.startTime ?? Infinity, (load?.loadEventEnd ?? 0) + 2000),
        asked: Math.min(...scripts.map(({ startTime }) => startTime)),
      };
    });
    expect(asked, address).toBeGreaterThanOrEqual(Math.floor(painted));
  }
});
