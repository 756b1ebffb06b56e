import type { Page, Request } from '@playwright/test';

const REST = '**/rest/v1/**';

/** Without these there is no page around what fails. */
const OF_VISITORS = ['/rest/v1/site_settings', '/rest/v1/navigation_menus'];

const tableOf = (request: Request) => new URL(request.url()).pathname;

/** A read by its table or function and what it asks of it: the bell and an inbox call the same function, palette and list read one table. */
const readOf = (request: Request) =>
  tableOf(request) + new URL(request.url()).search + (request.postData() ?? '');

const isKept = (request: Request, kept: readonly string[]) =>
  kept.includes(readOf(request)) || kept.includes(tableOf(request));

/** The reads of the back-office's frame: all that a screen asks for which does not exist. */
export async function readsOfFrame(page: Page, origin: string): Promise<string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) asked.add(readOf(request));
  });
  await page.goto(`${origin}/admin/tidak-ada`);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  return [...asked];
}

/** From now on no read is answered but those that a page stands in. */
export const holdReads = (page: Page, kept: readonly string[] = OF_VISITORS): Promise<unknown> =>
  page.route(REST, (route) => (isKept(route.request(), kept) ? route.fallback() : undefined));

/** From now on the server fails for every read but those that a page stands in. */
export const failReads = (page: Page, kept: readonly string[] = OF_VISITORS): Promise<unknown> =>
  page.route(REST, (route) =>
    isKept(route.request(), kept)
      ? route.fallback()
      : route.fulfill({
          status: 500,
          json: { code: 'XX000', message: 'internal error', details: null, hint: null },
        }),
  );
