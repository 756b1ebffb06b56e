import type { Page } from '@playwright/test';
import { trackReads } from '../support/backend.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ serviceWorkers: 'allow', prerendered: true });

/** Returns the paths of all cached responses. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const all = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname);
    return all;
  });
const isKept = (page: Page, path: string) =>
  expect.poll(() => cachedPaths(page), { message: `${path} is kept` }).toContain(path);

/**
 * Takes the page offline or online. Chromium 150 reports `navigator.onLine` as true in documents opened while
 * the network is emulated as offline, so the test stores the state.
 */
async function setOffline(page: Page, isOffline: boolean) {
  await page.evaluate((cut) => sessionStorage.setItem('cut', cut), String(isOffline));
  await page.context().setOffline(isOffline);
  await page.evaluate((name) => dispatchEvent(new Event(name)), isOffline ? 'offline' : 'online');
}

test(
  'visited pages can be read offline and show when they were saved',
  { tag: '@phone' },
  async ({ page, allowConsole }) => {
    await page.addInitScript(() => {
      const onLine = { get: () => sessionStorage.getItem('cut') !== 'true' };
      Object.defineProperty(Navigator.prototype, 'onLine', onLine);
    });
    allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
    await page.goto('/');
    await isKept(page, '/');
    // Client-side navigation, which loads no document.
    await page.getByRole('main').getByRole('link', { name: 'Hitung biaya' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Biaya Sertifikasi' })).toBeVisible();
    await isKept(page, '/layanan/biaya');
    await page.goto('/layanan/alur');
    await isKept(page, '/layanan/alur');
    await page.goto('/keluhan');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/lacak');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/cek/PNS-AR001-00021');
    await expect(page.getByText('Sertifikat ini berlaku')).toBeVisible();
    await page.goto('/layanan/alur');

    await setOffline(page, true);
    await expect(page.getByRole('complementary', { name: 'Sambungan internet' })).toContainText(
      /Halaman ini disimpan .*20\d\d.* WIB/,
    );
    await page.goto('/layanan/biaya');
    await expect(page.getByRole('heading', { level: 1, name: 'Biaya Sertifikasi' })).toBeVisible();
    await expect(page.getByRole('table').first()).toContainText('Rp315.000');
    await expect(page.getByRole('status').filter({ hasText: 'Anda sedang luring' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('textbox', { name: 'Cek sertifikat' })).toBeVisible();

    // Cases, complaints and certificates are never cached. The offline page lists the cached pages instead.
    for (const path of ['/lacak', '/keluhan', '/cek/PNS-AR001-00021', '/profil/visi-misi']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Anda sedang luring' })).toBeVisible();
      await expect(page.getByRole('link', { name: /Biaya Sertifikasi/ })).toBeVisible();
    }
    await page.getByRole('link', { name: /Biaya Sertifikasi/ }).click();
    await expect(page.getByRole('table').first()).toContainText('Rp315.000');

    await setOffline(page, false);
    await expect(page.getByRole('complementary', { name: 'Sambungan internet' })).toHaveCount(0);
    const kept = await cachedPaths(page);
    expect(
      kept.filter((path) =>
        /keluhan|lacak|banding|cek|klien|admin|auth|track|certificates|clients/.test(path),
      ),
    ).toEqual([]);
  },
);

test('back-office responses are not cached', { tag: '@desktop' }, async ({ page, signIn }) => {
  const reads = trackReads(page);
  await page.goto('/');
  await isKept(page, '/');
  // Responses for the home page are cached shortly after arrival.
  await expect.poll(reads.begun).toBeGreaterThan(0);
  await expect.poll(reads.underWay).toBe(0);
  await signIn(page, 'admin');
  let before: string[] = [];
  await expect
    .poll(async () => {
      const last = before.length;
      before = await cachedPaths(page);
      return before.length - last;
    })
    .toBe(0);
  await page.goto('/admin/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const added = (await cachedPaths(page)).filter((path) => !before.includes(path));
  expect(added).toEqual([]);
});

test(
  'the web app manifest has the name and icons of the site',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await page.goto('/');
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await request.get(address ?? '');
    expect(answer.headers()['content-type']).toContain('manifest+json');
    const manifest = (await answer.json()) as { name: string; short_name: string; icons: { src: string }[] };
    expect(manifest.name).toBe('LSBU Pilar Nusa');
    for (const { src } of manifest.icons)
      expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  },
);
