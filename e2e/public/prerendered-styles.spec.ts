import { expect, test } from '../support/fixtures.ts';
import { pages } from '../support/prerendered-pages.ts';

test.use({ prerendered: true });

declare global {
  interface Window {
    /** Returns the computed styles, one text per element and pseudo-element. */
    stylesOf: () => string[];
  }
}

/** Runs in the page. */
function rememberStyles(): void {
  window.stylesOf = () =>
    [...document.querySelectorAll('html, body, #root *')].flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const values = !pseudo || style.content !== 'none' ? style.cssText : '';
        return `${element.tagName}${pseudo ?? ''} ${element.getAttribute('class') ?? ''}\n${values}`;
      }),
    );
}

// If the full stylesheet changed a computed style, the page would be laid out again (0.1 s on a slow phone)
// or visibly shift. Rules are split by selector, so one width covers all of them. Transitions are ignored,
// because they do not affect a static page.
test(
  'loading the full stylesheet changes no computed styles',
  { tag: '@phone' },
  async ({ page, allowConsole }) => {
    test.slow();
    allowConsole(/Failed to load resource/);
    await page.addInitScript(rememberStyles);
    await page.route('**/assets/*.js', (route) => route.abort());
    let requestCount = 0;
    await page.route('**/assets/index-*.css', (route) => {
      requestCount++;
      return route.abort();
    });
    for (const [path] of pages) {
      await page.goto(path);
      await expect.poll(() => requestCount, path).toBeGreaterThan(0);
      const changed = await page.evaluate(async () => {
        const before = window.stylesOf();
        const link = document.querySelector<HTMLLinkElement>('head > link[href^="/assets/index-"]')!;
        const sheet = link.cloneNode() as HTMLLinkElement; // cloneNode() is typed as Node
        sheet.href += '?allowed';
        await new Promise((resolve, reject) => {
          sheet.onload = resolve;
          sheet.onerror = reject;
          document.head.append(sheet);
        });
        return window.stylesOf().flatMap((styles, at) => {
          if (styles === before[at]) return [];
          const was = new Set(before[at]?.split(/; |\n/));
          const differs = styles
            .split(/; |\n/)
            .filter((line) => !was.has(line) && !line.startsWith('transition'));
          return differs.length > 0 ? [`${styles.split('\n', 1)[0]}: ${differs.join('; ')}`] : [];
        });
      });
      expect(changed, path).toEqual([]);
      requestCount = 0;
    }
  },
);

test('the focus ring is visible before the script and the stylesheet load', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route(/\/assets\/.*\.(?:js|css)$/, (route) => route.abort());
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!); // at least the body
    return `${document.activeElement?.tagName} ${outlineStyle} ${outlineWidth}`;
  });
  expect(ring).toBe('A solid 3px');
});
