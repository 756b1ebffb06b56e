import { delimiter, join } from 'node:path';
import { installPackages, isExecutable } from './browser.ts';

/** Browsers other than Chromium: programs to look for, and their Debian packages. */
const ENGINES = {
  firefox: { name: 'Firefox', programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  webkit: {
    name: 'WebKit',
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};
export type EngineName = keyof typeof ENGINES;

function onPath(program: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(isExecutable);
}

/** Returns the path of the program to drive, or null if the engine is incomplete. */
export function findEngine(engine: EngineName): string | null {
  const found = ENGINES[engine].programs.map((names) => names.map(onPath).find((path) => path !== undefined));
  return found.every((path) => path !== undefined) ? (found[0] ?? null) : null;
}

/** Installs missing engines if possible. Returns the display names of those that are still missing. */
export function missingEngines(): string[] {
  const engines = Object.keys(ENGINES) as EngineName[]; // ENGINES has exactly these keys
  const isMissing = (engine: EngineName) => findEngine(engine) === null;
  const packages = engines.filter(isMissing).flatMap((engine) => ENGINES[engine].packages);
  if (packages.length > 0) installPackages(...packages);
  return engines.filter(isMissing).map((engine) => ENGINES[engine].name);
}
