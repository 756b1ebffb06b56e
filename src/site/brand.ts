import { BRAND_STORAGE_KEY } from '@/config/constants';
import { removeStored, writeStored } from '@/lib/storage';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Returns the colours in the settings (`site.colours.light` and `.dark`) as declarations for the root
 * element: `--brand-light-primary:#1d4f91;…`, read by src/styles/tokens.css. Empty for the default colours.
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

/** Applies the site's colours and stores them for the first paint of the next visit. */
export function showBrand(site: unknown): void {
  if (typeof document === 'undefined') return;
  const style = brandStyle(site);
  if (style) writeStored(BRAND_STORAGE_KEY, style);
  else removeStored(BRAND_STORAGE_KEY);
  // Setting an unchanged style would still restyle the whole page.
  const { documentElement } = document;
  if ((documentElement.getAttribute('style') ?? '') !== style) documentElement.style.cssText = style;
}
