import { MEDIA_WIDTHS } from '@/lib/media-url';

/** Icon of the site for link elements and the manifest. */
export interface SiteIcon {
  href: string;
  /** image/png or image/jpeg. */
  type: string;
  /** For a library image: its URL in each stored width, largest last. */
  sizes: { width: number; href: string }[];
}

const KINDS: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' };

/**
 * Returns the icon in the settings (`site.icon_url`); undefined if there is none or devices do not support
 * its format.
 */
export function siteIcon(site: unknown): SiteIcon | undefined {
  const kept = typeof site === 'object' && site !== null && 'icon_url' in site ? site.icon_url : undefined;
  if (typeof kept !== 'string') return undefined;
  // Remove focal point and colour from the URL.
  const [href = ''] = kept.trim().split('#');
  const type = KINDS[/^(?:https:\/\/|\/(?!\/))[^\s"<>]+\.(\w+)$/.exec(href)?.[1]?.toLowerCase() ?? ''];
  if (!type) return undefined;
  const [, start = '', own = '', end = ''] = /^(\/media\/.+-)(\d+)(w\.\w+)$/.exec(href) ?? [];
  const widths = own ? [...MEDIA_WIDTHS.filter((width) => width < Number(own)), Number(own)] : [];
  return { href, type, sizes: widths.map((width) => ({ width, href: `${start}${width}${end}` })) };
}

/** The default icon (index.html). */
const DEFAULT_ICON = { icon: '/favicon.svg', touch: '/apple-touch-icon.png', type: 'image/svg+xml' };

/** Shows the icon in the browser tab. */
export function showIcon(site: unknown): void {
  const own = siteIcon(site);
  const set = (rel: string, href: string, type: string | undefined) => {
    const link = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
    if (!link || link.getAttribute('href') === href) return;
    link.href = href;
    if (type) link.type = type;
  };
  set('icon', own?.href ?? DEFAULT_ICON.icon, own?.type ?? DEFAULT_ICON.type);
  set('apple-touch-icon', own?.href ?? DEFAULT_ICON.touch, undefined);
}
