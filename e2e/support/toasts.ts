import type { Locator, Page } from '@playwright/test';

/** Returns the toast with the given text. */
export const toast = (page: Page, words: string | RegExp): Locator =>
  page
    .getByRole('region', { name: /Pemberitahuan|Notification/ })
    .getByRole('listitem')
    .filter({ hasText: words });
