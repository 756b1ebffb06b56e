import { forget, remember } from '@/lib/storage';

/** Where a browser keeps the shades that it last saw, for the first paint of what is not written beforehand (index.html). */
export const BRAND_KEY = 'lsbu-brand';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The shades of the settings (`site.colours.light` and `.dark`) as declarations for the page's own element:
 * `--brand-light-primary:#1d4f91;…`, which src/styles/tokens.css reads. Empty where the site has the usual colours.
 */
export function brandStyle(site: unknown): string {
  const colours = isRecord(site) && isRecord(site.colours) ? site.colours : {};
  return ['light', 'dark']
    .flatMap((theme) => {
      const shades = colours[theme];
      return Object.entries(isRecord(shades) ? shades : {}).flatMap(([name, shade]) =>
        /^[a-z]+$/.test(name) && /^#[0-9a-f]{6}$/.test(String(shade))
          ? [`--brand-${theme}-${name}:${String(shade)}`]
          : [],
      );
    })
    .join(';');
}

/** Shows the site in its colours from now on, and from the first paint of the next visit. */
export function showBrand(site: unknown): void {
  // A page that is being written has them in its own element (scripts/prerender/page-html.ts).
  if (typeof document === 'undefined') return;
  const style = brandStyle(site);
  if (style) remember(BRAND_KEY, style);
  else forget(BRAND_KEY);
  // A page written beforehand has them already; set anew, even to the same, they have the browser style it again.
  const { documentElement } = document;
  if ((documentElement.getAttribute('style') ?? '') !== style) documentElement.style.cssText = style;
}
