import type { Locator, Page } from '@playwright/test';

/** The notice on show, when it says this. */
export const toast = (page: Page, words: string | RegExp): Locator =>
  page
    .getByRole('region', { name: /Pemberitahuan|Notification/ })
    .getByRole('listitem')
    .filter({ hasText: words });
