import type { Page } from '@playwright/test';

/**
 * Writes down what live regions say from now on, as Chromium reports it to screen readers: a region's text when the
 * region comes with it, and each later change of it. Call it before the page is opened.
 */
export const followAnnouncements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const LIVE =
      '[role="status"], [role="alert"], [role="log"], output, [aria-live="polite"], [aria-live="assertive"]';
    const last = new WeakMap<Element, string>();
    const note = (region: Element) => {
      const text = region.textContent.replaceAll(/\s+/g, ' ').trim();
      if (text === '' || last.get(region) === text) return void last.set(region, text);
      last.set(region, text);
      if (region.closest('[aria-hidden="true"], [hidden], [inert]') === null) said.push(text);
    };
    const look = (records: MutationRecord[]) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of records) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        if (around) regions.add(around);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches(LIVE)) regions.add(node);
          for (const region of node.querySelectorAll(LIVE)) regions.add(region);
        }
      }
      for (const region of regions) note(region);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });

/** All that was said since the page was loaded. */
export const announcements = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { said?: string[] }).said ?? []);
