import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Style of a site's share pictures. */
export interface ShareStyle {
  ground: string;
  /** Colour of the description and the logo mark; readable on `ground`. */
  soft: string;
  accent: string;
  /** PNG or JPEG as a data URL. */
  logo: string | undefined;
  /** Cache key, different for each style. */
  key: string;
}

/** Default colours, as in public/share.png, in a notation that satori supports. */
const DEFAULT_STYLE = { ground: '#13375f', soft: '#cfe4f7', accent: '#f0ae26' };

const hex = z.string().regex(/^#[0-9a-f]{6}$/);
const settingsSchema = z.tuple([
  z.object({
    site: z.object({
      logo_url: z.string().optional().catch(undefined),
      // private.is_colours checks the contrast of white and `soft` on `primary` when they are saved.
      colours: z
        .object({ light: z.object({ primary: hex, soft: hex }) })
        .optional()
        .catch(undefined),
    }),
  }),
]);

const MAX_BYTES = 2_000_000;

/** Returns the type according to the file's first bytes, if the renderer supports it. */
function typeOf(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 4).toString('latin1') === '\x89PNG') return 'image/png';
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? 'image/jpeg' : undefined;
}

export interface StyleSource {
  /** Address and publishable key of the project. */
  project: string;
  publishableKey: string;
  fetch: typeof fetch;
}

/** Loads the smaller version of the logo from the media library. Never fetches from other sites. */
async function logoOf(
  address: string | undefined,
  { project, fetch }: StyleSource,
): Promise<string | undefined> {
  const path = /^\/media\/([^?#]+)/.exec(address ?? '')?.[1];
  if (!path) return undefined;
  const small = path.replace(
    /-(\d+)(w\.\w+)$/,
    (_whole, width: string, end: string) => `-${String(Math.min(Number(width), 480))}${end}`,
  );
  const answer = await fetch(`${project}/storage/v1/object/public/media/${small}`);
  if (!answer.ok) return undefined;
  const bytes = Buffer.from(await answer.arrayBuffer());
  const type = typeOf(bytes);
  return type && bytes.length <= MAX_BYTES ? `data:${type};base64,${bytes.toString('base64')}` : undefined;
}

const withKey = (style: Omit<ShareStyle, 'key'>): ShareStyle => ({
  ...style,
  key: createHash('sha256').update(JSON.stringify(style)).digest('hex').slice(0, 16),
});

export const defaultStyle: ShareStyle = withKey({ ...DEFAULT_STYLE, logo: undefined });

/**
 * Reads brand colour and logo of a project. Falls back to the default style, so that there is always a
 * picture.
 */
export async function readShareStyle(source: StyleSource): Promise<ShareStyle> {
  const { project, publishableKey, fetch } = source;
  try {
    const answer = await fetch(`${project}/rest/v1/site_settings?select=site`, {
      headers: { apikey: publishableKey },
    });
    const [{ site }] = settingsSchema.parse(await answer.json());
    const light = site.colours?.light;
    const colours = light ? { ground: light.primary, soft: light.soft, accent: light.soft } : DEFAULT_STYLE;
    return withKey({ ...colours, logo: await logoOf(site.logo_url, source).catch(() => undefined) });
  } catch {
    return defaultStyle;
  }
}
