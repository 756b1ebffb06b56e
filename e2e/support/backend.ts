import type { Page, Request, Route } from '@playwright/test';

/** Ways in which the backend can fail. `hangs` never responds, so the site has to time out. */
export type Failure = 'answers 500' | 'answers malformed JSON' | 'hangs';

const outcomes: Record<Failure, (route: Route) => Promise<void> | void> = {
  'answers 500': (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'XX000', message: 'internal error', details: null, hint: null },
    }),
  'answers malformed JSON': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '[{"id": ' }),
  hangs: () => {},
};

/** Makes reads of one table fail. Returns the function that restores them. */
export async function failReads(page: Page, table: string, failure: Failure): Promise<() => Promise<void>> {
  const pattern = tablePattern(table);
  await page.route(pattern, outcomes[failure]);
  return () => page.unroute(pattern);
}

/** Delays reads of a table. Returns the function that lets them through. */
export async function delayReads(page: Page, table: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(typeof table === 'string' ? tablePattern(table) : table, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

const tablePattern = (table: string) => new RegExp(`/rest/v1/${table}\\?`);

/** Counts started and pending reads. Call it before opening the page. */
export function trackReads(page: Page): { begun: () => number; underWay: () => number } {
  const underWay = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    if (!request.url().includes('/rest/v1/')) return;
    begun += 1;
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return { begun: () => begun, underWay: () => underWay.size };
}
