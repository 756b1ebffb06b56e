import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';

/** Of the site's own style, as the HTML part of a mail shows it. */
export interface MailStyle {
  /** Whole address of the logo; without one the name stands there in words. */
  logo: string | undefined;
  /** The body's short name, where it has one. */
  shortName: string | undefined;
  /** The brand colour on light ground and on dark ground, each of a contrast that text may have. */
  light: string;
  dark: string;
}

/** The usual colours of src/styles/tokens.css, as mail programs read them. */
const USUAL = { light: '#154470', dark: '#87c2f0' };

const shade = z
  .object({ primary: z.string().regex(/^#[0-9a-f]{6}$/) })
  .optional()
  .catch(undefined);
const text = z.string().trim().min(1).optional().catch(undefined);
const siteSchema = z.object({
  logo: text,
  logo_url: text,
  // private.is_colours has measured them.
  colours: z.object({ light: shade, dark: shade }).optional().catch(undefined),
});

/** Pictures are kept 480 pixels wide as well (src/lib/media-url.ts): enough for a head that is sharp on any screen. */
const WIDE = 480;

/**
 * The logo as mail programs can show it: a picture of the site's own library. One that lies elsewhere would tell another
 * server who reads, and drawings (SVG) are not shown by most.
 */
function logoOf(address: string | undefined, site: string): string | undefined {
  const [, start, own, end] =
    /^(\/media\/[^\s?#"<>]+?)(?:-(\d+)w)?(\.(?:png|jpe?g|gif|webp))(?:#|$)/i.exec(address ?? '') ?? [];
  if (!start || !end || !URL.canParse(site)) return undefined;
  const width = own && `-${String(Math.min(Number(own), WIDE))}w`;
  return new URL(`${start}${width ?? ''}${end}`, site).href;
}

/** Reads it from what the settings hold in `site`, whatever that is. */
export function styleOf(settings: unknown, site: string): MailStyle {
  const { data } = siteSchema.safeParse(settings);
  return {
    logo: logoOf(data?.logo_url, site),
    shortName: data?.logo,
    light: data?.colours?.light?.primary ?? USUAL.light,
    dark: data?.colours?.dark?.primary ?? USUAL.dark,
  };
}

/** The style of this site; the usual one when the settings cannot be read: the mail matters more. */
export async function readMailStyle(admin: SupabaseClient, site: string): Promise<MailStyle> {
  const { data } = await admin.from('site_settings').select('site').maybeSingle();
  return styleOf(data?.site, site);
}
