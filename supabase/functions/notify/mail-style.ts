import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';

/** Parts of the site's style that HTML mails use. */
export interface MailStyle {
  /** Absolute URL of the logo; if missing, the name is shown. */
  logo: string | undefined;
  /** Short name of the organisation, if it has one. */
  shortName: string | undefined;
  /** Brand colour on light and on dark background, each with sufficient contrast for text. */
  light: string;
  dark: string;
}

/** Default colours of src/styles/tokens.css, in a notation that mail programs support. */
const DEFAULT_SHADES = { light: '#154470', dark: '#87c2f0' };

const shade = z
  .object({ primary: z.string().regex(/^#[0-9a-f]{6}$/) })
  .optional()
  .catch(undefined);
const text = z.string().trim().min(1).optional().catch(undefined);
const siteSchema = z.object({
  logo: text,
  logo_url: text,
  // private.is_colours has checked their contrast.
  colours: z.object({ light: shade, dark: shade }).optional().catch(undefined),
});

/**
 * Width in pixels of a stored picture size (src/lib/media-url.ts), sharp enough for a header on any screen.
 */
const WIDE = 480;

/**
 * Returns the logo if mail programs can show it: a picture in the site's library. Most programs do not show
 * SVG, and another server would learn who reads the mail.
 */
function logoOf(address: string | undefined, site: string): string | undefined {
  const [, start, own, end] =
    /^(\/media\/[^\s?#"<>]+?)(?:-(\d+)w)?(\.(?:png|jpe?g|gif|webp))(?:#|$)/i.exec(address ?? '') ?? [];
  if (!start || !end || !URL.canParse(site)) return undefined;
  const width = own && `-${String(Math.min(Number(own), WIDE))}w`;
  return new URL(`${start}${width ?? ''}${end}`, site).href;
}

/** Parses the style from the `site` column of the settings; ignores invalid values. */
export function styleOf(settings: unknown, site: string): MailStyle {
  const { data } = siteSchema.safeParse(settings);
  return {
    logo: logoOf(data?.logo_url, site),
    shortName: data?.logo,
    light: data?.colours?.light?.primary ?? DEFAULT_SHADES.light,
    dark: data?.colours?.dark?.primary ?? DEFAULT_SHADES.dark,
  };
}

/**
 * Reads the site's style. Falls back to the default if the settings cannot be read, because the mail is more
 * important.
 */
export async function readMailStyle(admin: SupabaseClient, site: string): Promise<MailStyle> {
  const { data } = await admin.from('site_settings').select('site').maybeSingle();
  return styleOf(data?.site, site);
}
