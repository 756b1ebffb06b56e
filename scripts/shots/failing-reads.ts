import type { Page, Request } from '@playwright/test';

const REST = '**/rest/v1/**';

/** Requests without which the page layout would be missing. */
const VISITOR_READS = ['/rest/v1/site_settings', '/rest/v1/navigation_menus'];

const tableOf = (request: Request) => new URL(request.url()).pathname;

/**
 * Identifies a request by its table or function and its parameters: bell and inbox call the same function,
 * palette and list read the same table.
 */
const readOf = (request: Request) =>
  tableOf(request) + new URL(request.url()).search + (request.postData() ?? '');

const isKept = (request: Request, kept: readonly string[]) =>
  kept.includes(readOf(request)) || kept.includes(tableOf(request));

/** Returns the requests of the back-office shell, recorded on a screen that does not exist. */
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

/** Holds all requests except those of the page layout. */
export const holdReads = (page: Page, kept: readonly string[] = VISITOR_READS): Promise<unknown> =>
  page.route(REST, (route) => (isKept(route.request(), kept) ? route.fallback() : undefined));

/** Fails all requests except those of the page layout. */
export const failReads = (page: Page, kept: readonly string[] = VISITOR_READS): Promise<unknown> =>
  page.route(REST, (route) =>
    isKept(route.request(), kept)
      ? route.fallback()
      : route.fulfill({
          status: 500,
          json: { code: 'XX000', message: 'internal error', details: null, hint: null },
        }),
  );
