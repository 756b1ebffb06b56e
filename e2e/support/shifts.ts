import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts: number[];
  }
}

/** Records layout shifts (CLS) without recent user input, from the next page on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      // The type library lacks layout shifts. Every browser that reports them has both properties.
      const entries = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
      window.layoutShifts.push(
        ...entries.filter((entry) => !entry.hadRecentInput).map((entry) => entry.value),
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the sum of layout shifts on the current page. Above 0.05 the page visibly jumps. */
export async function shiftOf(page: Page): Promise<number> {
  const shifts = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        // Wait two frames until the last shifts have been reported.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.layoutShifts)));
      }),
  );
  return shifts.reduce((sum, shift) => sum + shift, 0);
}
