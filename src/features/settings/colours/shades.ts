import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as register,
  wcagContrast,
} from 'culori/fn';

for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) register(mode as typeof modeRgb);
const toOklch = converter('oklch');

/**
 * Shades by their names in src/styles/tokens.css; `--brand-light-primary` and the others override the
 * defaults.
 */
export type Shades = Record<
  'primary' | 'hover' | 'contrast' | 'soft' | 'line' | 'fine' | 'faint' | 'shade' | 'tone',
  string
>;
/** `site_settings.site.colours`: the selected colour and its shades in each theme. */
export interface Colours {
  brand: string;
  light: Shades;
  dark: Shades;
}

/**
 * Background and text colours next to the shades: values of src/styles/tokens.css that the brand colour does
 * not change.
 */
export const NEUTRALS = {
  light: {
    grounds: ['oklch(1 0 0)', 'oklch(0.985 0.004 245)', 'oklch(0.962 0.008 245)'],
    texts: ['oklch(0.245 0.035 255)', 'oklch(0.465 0.03 252)'],
    paper: 'oklch(0.99 0.004 245)',
  },
  dark: {
    grounds: [
      'oklch(0.165 0.021 255)',
      'oklch(0.19 0.024 255)',
      'oklch(0.225 0.027 255)',
      'oklch(0.262 0.03 255)',
    ],
    texts: ['oklch(0.945 0.008 245)', 'oklch(0.755 0.02 248)'],
    paper: 'oklch(0.205 0.026 255)',
  },
} as const;

/** Minimum contrast of text and of lines in WCAG 2.2, level AA. */
const TEXT = 4.5;
const LINES = 3;

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text.trim());

/** Returns a function for a shade of the brand's hue with the given lightness and maximum chroma. */
const shadeOf = (brand: string) => {
  const { c = 0, h = 0 } = toOklch(brand) ?? {};
  return (l: number, most: number) =>
    formatHex(clampChroma({ mode: 'oklch' as const, l, c: Math.min(c, most), h }, 'oklch'));
};

/**
 * Returns the shades of both themes. The light theme uses the brand colour itself, the dark theme a shade
 * light enough for text.
 */
export function coloursOf(typed: string): Colours {
  const brand = typed.trim().toLowerCase();
  const shade = shadeOf(brand);
  const lightness = toOklch(brand)?.l ?? 0;
  return {
    brand,
    light: {
      primary: brand,
      hover: shade(Math.max(lightness - 0.07, 0), 0.2),
      contrast: shade(0.99, 0.003),
      soft: shade(0.945, 0.022),
      line: brand,
      fine: shade(0.58, 0.06),
      faint: shade(0.86, 0.025),
      shade: shade(0.945, 0.014),
      tone: shade(0.9, 0.024),
    },
    dark: {
      primary: shade(0.79, 0.1),
      hover: shade(0.86, 0.07),
      contrast: shade(0.2, 0.04),
      soft: shade(0.3, 0.045),
      line: shade(0.82, 0.08),
      fine: shade(0.6, 0.07),
      faint: shade(0.34, 0.04),
      shade: shade(0.25, 0.034),
      tone: shade(0.3, 0.044),
    },
  };
}

/**
 * Returns true if text and controls are readable in both themes. `private.is_colours` applies the same rule
 * to the stored shades.
 */
export function isReadable({ light, dark }: Colours): boolean {
  return (
    [
      ['light', light],
      ['dark', dark],
    ] as const
  ).every(([theme, shades]) => {
    const { grounds, texts, paper } = NEUTRALS[theme];
    return (
      [...grounds, shades.soft].every((ground) => wcagContrast(shades.primary, ground) >= TEXT) &&
      texts.every((text) => wcagContrast(text, shades.soft) >= TEXT) &&
      [shades.primary, shades.hover].every((ground) => wcagContrast(shades.contrast, ground) >= TEXT) &&
      wcagContrast(shades.line, paper) >= TEXT &&
      wcagContrast(shades.fine, paper) >= LINES
    );
  });
}

/** Returns the nearest darker readable colour of the same hue, or the colour itself if it is readable. */
export function readableOf(typed: string): string {
  const { l = 0, c = 0 } = toOklch(typed.trim()) ?? {};
  const shade = shadeOf(typed.trim());
  if (isReadable(coloursOf(typed))) return typed.trim().toLowerCase();
  for (let lightness = l; lightness > 0; lightness -= 0.01) {
    const darker = shade(lightness, c);
    if (isReadable(coloursOf(darker))) return darker;
  }
  return '#000000';
}
