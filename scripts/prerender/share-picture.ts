import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createElement as h, type CSSProperties } from 'react';
import type { ShareStyle } from './share-style.ts';

/** In pixels; link previews expect a ratio of 1.91 to 1. */
const WIDTH = 1200;
const HEIGHT = 630;

const TEXT = '#ffffff';

/** Texts in a share picture. */
export interface ShareTexts {
  title: string;
  description: string;
  /** Name of the site. */
  site: string;
  /** Host of the site, such as www.lsbu.id. */
  host: string;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
/** Decodes the entities that React writes into attributes. */
const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/**
 * Returns the texts of a page's share picture and the address in its head; undefined for a page with its own
 * picture, such as an article. `head`: see RenderedPage.
 */
export function shareTexts(head: string): { words: ShareTexts; pathname: string } | undefined {
  const of = (name: string) =>
    unescaped(new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(head)?.[1] ?? '');
  const picture = URL.parse(of('image'));
  if (!picture?.pathname.startsWith('/share/')) return undefined;
  const words: ShareTexts = {
    title: of('title'),
    description: of('description'),
    site: of('site_name'),
    host: picture.host,
  };
  return { words, pathname: decodeURI(picture.pathname) };
}

const svgAddress = (content: string, size: string) =>
  `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`).toString('base64')}`;

/** Renders the drawing of src/ui/logo-mark.tsx. */
const mark = ({ accent }: ShareStyle) =>
  svgAddress(
    `<path d="M16 3.2 27 7v8.2c0 6.6-4.4 11.1-11 13.6-6.6-2.5-11-7-11-13.6V7z" stroke="${TEXT}" stroke-width="2.6"/><path d="m10.2 15.4 4.3 4.3 7.4-7.9" stroke="${accent}" stroke-width="3"/>`,
    'viewBox="0 0 32 32" width="64" height="64" fill="none"',
  );
const every = (step: number, most: number) =>
  Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
const paper = (soft: string, step: number, opacity: number) =>
  `<path stroke="${soft}" stroke-opacity="${String(opacity)}" d="${every(step, WIDTH)
    .map((x) => `M${String(x)} 0V${String(HEIGHT)}`)
    .join('')}${every(step, HEIGHT)
    .map((y) => `M0 ${String(y)}H${String(WIDTH)}`)
    .join('')}"/>`;
const grid = ({ soft }: ShareStyle) =>
  svgAddress(
    paper(soft, 24, 0.07) + paper(soft, 120, 0.14),
    `width="${String(WIDTH)}" height="${String(HEIGHT)}"`,
  );

/** Renders text truncated to a number of lines with an ellipsis; long words break. */
const text = (content: string, lines: number, style: CSSProperties) =>
  h('div', { style: { display: 'block', lineClamp: lines, wordBreak: 'break-word', ...style } }, content);

/** Returns the font size: larger for shorter titles. */
const titleSize = (title: string) => (title.length > 70 ? 52 : title.length > 36 ? 62 : 76);

/** Renders the logo on white, because logos are designed for paper. */
const emblem = (style: ShareStyle) =>
  style.logo
    ? h(
        'div',
        {
          style: {
            display: 'flex',
            background: '#ffffff',
            borderRadius: 12,
            padding: 12,
            marginRight: 24,
            flexShrink: 0,
          },
        },
        h('img', { src: style.logo, style: { height: 72, maxWidth: 320, objectFit: 'contain' } }),
      )
    : h('img', { src: mark(style), width: 64, height: 64, style: { marginRight: 22, flexShrink: 0 } });

function picture({ title, description, site, host }: ShareTexts, style: ShareStyle) {
  const column: CSSProperties = { display: 'flex', flexDirection: 'column' };
  return h(
    'div',
    {
      style: {
        ...column,
        width: '100%',
        height: '100%',
        background: style.ground,
        color: TEXT,
        padding: '64px 76px',
        boxSizing: 'border-box',
      },
    },
    h('img', {
      src: grid(style),
      width: WIDTH,
      height: HEIGHT,
      style: { position: 'absolute', top: 0, left: 0 },
    }),
    h(
      'div',
      { style: { display: 'flex', alignItems: 'center' } },
      emblem(style),
      // The home page's title is the site's name, so show the host instead.
      text(title === site ? host : site, 2, { fontSize: 30, fontWeight: 700, flexShrink: 1 }),
    ),
    h(
      'div',
      { style: { ...column, flexGrow: 1, justifyContent: 'center' } },
      text(title, 3, {
        fontSize: titleSize(title),
        fontWeight: 700,
        lineHeight: 1.15,
        letterSpacing: '-0.02em',
      }),
      text(description, 2, { fontSize: 30, lineHeight: 1.4, color: style.soft, marginTop: 24 }),
    ),
    h('div', { style: { width: 96, height: 8, background: style.accent } }),
  );
}

const require = createRequire(import.meta.url);
const fontFolder = () => path.dirname(require.resolve('@fontsource/plus-jakarta-sans/package.json'));
const fontsOf = (folder: string) =>
  ([400, 700] as const).flatMap((weight) =>
    // Letters beyond English and Indonesian are in a separate font file.
    (['latin', 'latin-ext'] as const).map((letters) => ({
      name: letters,
      weight,
      data: readFileSync(
        path.join(folder, `files/plus-jakarta-sans-${letters}-${String(weight)}-normal.woff`),
      ),
    })),
  );

let fonts: ReturnType<typeof fontsOf> | undefined;

/** Renders a page's share picture as PNG; takes about 0.1 s of CPU time. */
export async function sharePicture(words: ShareTexts, style: ShareStyle): Promise<Buffer> {
  // Imported here, because most server starts render none.
  const [{ default: satori }, { Resvg }] = await Promise.all([import('satori'), import('@resvg/resvg-js')]);
  fonts ??= fontsOf(fontFolder());
  const svg = await satori(picture(words, style), { width: WIDTH, height: HEIGHT, fonts });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
