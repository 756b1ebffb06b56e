import { renderIn, type Surroundings } from '@/config/env';
import { DEFAULT_LANGUAGE } from '@/config/languages';
import { createQueryClient } from '@/lib/query-client';
import { localized } from '@/lib/localized';
import { brandStyle } from '@/site/brand';
import { siteIcon } from '@/site/site-icon';
import { siteReads } from '@/site/site-reads';

/** Longer names are cut below an icon. */
const SHORT = 12;

/** Words of a name that fit below an icon; a single long word stays whole. */
function shortName(name: string): string {
  const [first = name, ...others] = name.split(/\s+/);
  return others.reduce(
    (short, word) => (`${short} ${word}`.length > SHORT ? short : `${short} ${word}`),
    first,
  );
}

/** Its own icon in the sizes that it has, and the colour of the system's bars; what is not set stays as in the build. */
function ownLooks(site: unknown): Record<string, unknown> {
  const icon = siteIcon(site);
  const shade = /--brand-light-primary:(#[0-9a-f]{6})/.exec(brandStyle(site))?.[1];
  const icons = icon?.sizes.map(({ width, href }) => ({
    src: href,
    sizes: `${width}x${width}`,
    type: icon.type,
  }));
  return {
    ...(shade && { theme_color: shade }),
    ...(icon && { icons: icons?.length ? icons : [{ src: icon.href, sizes: 'any', type: icon.type }] }),
  };
}

/**
 * The web manifest of a build (public/site.webmanifest) with the name of the site from its settings, in the default language:
 * a device keeps one name; and with its icon and colour. @throws what the read throws
 */
export async function siteManifest(manifest: string, surroundings: Surroundings): Promise<string> {
  renderIn(surroundings);
  const queryClient = createQueryClient({ onReadError: () => undefined, onUnauthorized: () => undefined });
  const settings = await queryClient.query(siteReads.settings);
  const name = localized(settings, 'site_name', DEFAULT_LANGUAGE);
  const known = JSON.parse(manifest) as Record<string, unknown>;
  return `${JSON.stringify({ ...known, name, short_name: shortName(name), ...ownLooks(settings.site) }, null, 2)}\n`;
}
