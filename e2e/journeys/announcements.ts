import type { Page } from '@playwright/test';

/**
 * Records announcements of live regions as Chromium reports them to screen readers: the text of an inserted
 * region and each later change. Call it before opening the page.
 */
export const followAnnouncements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { said: announced });
    const LIVE =
      '[role="status"], [role="alert"], [role="log"], output, [aria-live="polite"], [aria-live="assertive"]';
    const last = new WeakMap<Element, string>();
    const note = (region: Element) => {
      const text = region.textContent.replaceAll(/\s+/g, ' ').trim();
      if (text === '' || last.get(region) === text) return void last.set(region, text);
      last.set(region, text);
      if (region.closest('[aria-hidden="true"], [hidden], [inert]') === null) announced.push(text);
    };
    const onMutation = (records: MutationRecord[]) => {
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
    new MutationObserver(onMutation).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });

/** Returns all announcements since the page was loaded. */
export const announcements = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { said?: string[] }).said ?? []);
