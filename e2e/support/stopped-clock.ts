import type { Page } from '@playwright/test';

/** Installs a clock that runs normally and can be advanced. Call it before opening the page. */
export const installClock = (page: Page) => page.clock.install();
