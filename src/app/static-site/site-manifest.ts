import { overrideEnvironment, type EnvironmentOverrides } from '@/config/env';
import { DEFAULT_LANGUAGE } from '@/config/languages';
import { createQueryClient } from '@/lib/query-client';
import { localized } from '@/lib/localized';
import { brandStyle } from '@/site/brand';
import { siteIcon } from '@/site/site-icon';
import { siteReads } from '@/site/site-reads';

/** Maximum length of a name below an icon. */
const MAX_SHORT_NAME_LENGTH = 12;

/** Returns as many words of a name as fit below an icon; a single long word is not cut. */
function shortName(name: string): string {
  const [first = name, ...others] = name.split(/\s+/);
  return others.reduce(
    (short, word) => (`${short} ${word}`.length > MAX_SHORT_NAME_LENGTH ? short : `${short} ${word}`),
    first,
  );
}

/** Returns the site's icon in its sizes, and the theme colour. Unset properties keep the build's values. */
function brandingOf(site: unknown): Record<string, unknown> {
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
 * Returns the web manifest (public/site.webmanifest) with name, icon and colour from the settings, in the
 * default language because a device stores one name. @throws the error of the failed query
 */
export async function siteManifest(manifest: string, surroundings: EnvironmentOverrides): Promise<string> {
  overrideEnvironment(surroundings);
  const queryClient = createQueryClient({ onReadError: () => undefined, onUnauthorized: () => undefined });
  const settings = await queryClient.query(siteReads.settings);
  const name = localized(settings, 'site_name', DEFAULT_LANGUAGE);
  const known = JSON.parse(manifest) as Record<string, unknown>;
  return `${JSON.stringify({ ...known, name, short_name: shortName(name), ...brandingOf(settings.site) }, null, 2)}\n`;
}
