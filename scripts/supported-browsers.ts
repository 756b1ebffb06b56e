/**
 * Oldest supported browsers: those that Tailwind 4 requires (`@property`, `color-mix`). They are from March
 * 2023, Firefox from July 2024; Samsung Internet 22 is Chromium 111. The build target, the lint rule on
 * built-ins, the check of the built styles and docs/testing.md use this list. Names are those of MDN's data.
 */
export const SUPPORTED_BROWSERS = {
  chrome: 111,
  safari: 16.4,
  safari_ios: 16.4,
  firefox: 128,
  samsunginternet_android: 22,
} as const;

/** Build target of Vite for the syntax of scripts and styles. */
export const BUILD_TARGET = [
  `chrome${SUPPORTED_BROWSERS.chrome}`,
  `edge${SUPPORTED_BROWSERS.chrome}`,
  `firefox${SUPPORTED_BROWSERS.firefox}`,
  `ios${SUPPORTED_BROWSERS.safari_ios}`,
  `safari${SUPPORTED_BROWSERS.safari}`,
];

type Name = keyof typeof SUPPORTED_BROWSERS;
/** Fields of an entry in MDN's browser-compat-data that are used here. */
export interface Compat {
  support: Partial<Record<string, Support | Support[]>>;
}
interface Support {
  version_added: string | boolean | null;
  flags?: unknown;
  prefix?: string;
}

/**
 * Ignores gaps that MDN marks as `partial_implementation`: they are small, and browser tests would reveal a
 * large one.
 */
function has(entry: Support | Support[] | undefined, oldest: number): boolean {
  return [entry ?? []].flat().some(({ version_added: since, flags, prefix }) => {
    if (flags || prefix || typeof since !== 'string') return false;
    return Number.parseFloat(since.replace('≤', '')) <= oldest; // NaN for 'preview'
  });
}

/** Returns the supported browsers that lack a feature, such as "safari 16.4". */
export function lacking({ support }: Compat): string[] {
  const names = Object.keys(SUPPORTED_BROWSERS) as Name[]; // SUPPORTED_BROWSERS has exactly these keys
  return names
    .filter((name) => !has(support[name], SUPPORTED_BROWSERS[name]))
    .map((name) => `${name} ${SUPPORTED_BROWSERS[name]}`);
}
