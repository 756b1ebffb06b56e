import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts: number[];
  }
}

/** From the next page on, counts the shifts that nobody's touch caused, as the browser reports them (CLS). */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      // The type library does not know layout shifts; every browser that reports them gives these two.
      const entries = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
      window.layoutShifts.push(
        ...entries.filter((entry) => !entry.hadRecentInput).map((entry) => entry.value),
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of the shifts of the page that is open; above 0.05 a reader sees it jump. */
export async function shiftOf(page: Page): Promise<number> {
  const shifts = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        // Two frames: whatever was drawn last has been reported.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.layoutShifts)));
      }),
  );
  return shifts.reduce((sum, shift) => sum + shift, 0);
}
