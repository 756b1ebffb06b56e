import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const darkStart = css.indexOf('.dark {');

type Colours = Record<string, string>;
const read = (part: string): Colours =>
  Object.fromEntries(
    [...part.matchAll(/--([\w-]+):\s*(?:var\(--brand-[\w-]+, )?(oklch\([^)]*\))\)?;/g)].map(
      ([, name, value]) => [name, value],
    ),
  );

const light = read(css.slice(0, darkStart));
const themes = { light, dark: { ...light, ...read(css.slice(darkStart)) } };

/**
 * Returns the relative luminance (WCAG 2.2) of an opaque `oklch(l c h)`; matrices from the CSS Color 4
 * specification.
 */
function luminance(colour: string) {
  const [l = 0, chroma = 0, hue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const [long, middle, short] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as const;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const red = clamp(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short);
  const green = clamp(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short);
  const blue = clamp(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string) {
  const [dark = 0, bright = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const GROUNDS = ['background', 'surface', 'surface-raised', 'surface-sunken'];
const SOFT = ['primary-soft', 'accent-soft', 'success-soft', 'warning-soft', 'danger-soft'];
const pairs = (fronts: string[], backs: string[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const));

/** Text: 4.5 to 1. */
const text = [
  ...pairs(['text'], [...GROUNDS, ...SOFT]),
  ...pairs(['text-muted'], [...GROUNDS, ...SOFT]),
  ...pairs(['primary', 'success', 'warning', 'danger'], GROUNDS),
  ['primary', 'primary-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['primary-contrast', 'primary'],
  ['primary-contrast', 'primary-hover'],
  ['accent-contrast', 'accent'],
  ['danger-contrast', 'danger'],
] as const;

/** Borders of controls, the focus ring, and the main lines of the drawings: 3 to 1. */
const controls = [...pairs(['border-strong', 'focus'], GROUNDS)] as const;

describe.each(Object.entries(themes))('%s theme', (_, colours) => {
  const measured = (name: string) => {
    const value = colours[`color-${name}`];
    if (!value) throw new Error(`tokens.css has no --color-${name}`);
    return value;
  };
  it.each(text)('%s is readable on %s', (front, back) => {
    expect(contrast(measured(front), measured(back))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(controls)('%s stands out on %s', (front, back) => {
    expect(contrast(measured(front), measured(back))).toBeGreaterThanOrEqual(3);
  });
  it('draws main and fine lines visibly on the drawing background', () => {
    const paper = colours['drawing-paper'] ?? '';
    expect(contrast(colours['drawing-line'] ?? '', paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours['drawing-fine'] ?? '', paper)).toBeGreaterThanOrEqual(3);
  });
});

it('has a dark value for every light colour', () => {
  expect(Object.keys(read(css.slice(darkStart)))).toEqual(Object.keys(light));
});

it('calculates contrast like WCAG: black on white is 21', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
});
