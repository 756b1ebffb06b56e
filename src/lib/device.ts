/** Checked in order, because user agents also name the browsers they derive from. */
const BROWSERS = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const named = (agent: string, list: readonly (readonly [string, RegExp])[]) =>
  list.find(([, mark]) => mark.test(agent))?.[0];

/** Parses browser, system and kind of device from a user agent; unknown parts are omitted. */
export function deviceOf(agent: string | null): { browser?: string; system?: string; isHandheld: boolean } {
  const text = agent ?? '';
  const [browser, system] = [named(text, BROWSERS), named(text, SYSTEMS)];
  return {
    ...(browser && { browser }),
    ...(system && { system }),
    isHandheld: /\b(Mobile|iPhone|iPad|Android)\b/.test(text),
  };
}
