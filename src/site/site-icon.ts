import { MEDIA_WIDTHS } from '@/lib/media-url';

/** The icon of the site as elements and the manifest name it. */
export interface SiteIcon {
  href: string;
  /** image/png or image/jpeg. */
  type: string;
  /** Of a picture of the library: its address in each width that it is kept in, the largest last. */
  sizes: { width: number; href: string }[];
}

const KINDS: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' };

/** The icon in the settings (`site.icon_url`); undefined where the site has none, or one of a kind that devices do not take. */
export function siteIcon(site: unknown): SiteIcon | undefined {
  const kept = typeof site === 'object' && site !== null && 'icon_url' in site ? site.icon_url : undefined;
  if (typeof kept !== 'string') return undefined;
  // Focal point and colour stand behind the address.
  const [href = ''] = kept.trim().split('#');
  const type = KINDS[/^(?:https:\/\/|\/(?!\/))[^\s"<>]+\.(\w+)$/.exec(href)?.[1]?.toLowerCase() ?? ''];
  if (!type) return undefined;
  const [, start = '', own = '', end = ''] = /^(\/media\/.+-)(\d+)(w\.\w+)$/.exec(href) ?? [];
  const widths = own ? [...MEDIA_WIDTHS.filter((width) => width < Number(own)), Number(own)] : [];
  return { href, type, sizes: widths.map((width) => ({ width, href: `${start}${width}${end}` })) };
}

/** The icon where the settings name none (index.html). */
const USUAL = { icon: '/favicon.svg', touch: '/apple-touch-icon.png', type: 'image/svg+xml' };

/** Shows the icon in the browser's tab from now on. */
export function showIcon(site: unknown): void {
  const own = siteIcon(site);
  const set = (rel: string, href: string, type: string | undefined) => {
    const link = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
    if (!link || link.getAttribute('href') === href) return;
    link.href = href;
    if (type) link.type = type;
  };
  set('icon', own?.href ?? USUAL.icon, own?.type ?? USUAL.type);
  set('apple-touch-icon', own?.href ?? USUAL.touch, undefined);
}
