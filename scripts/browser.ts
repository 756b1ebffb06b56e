import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Flags for a container without sandbox and GPU, without background requests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The headless build of the same engine, which needs a quarter less CPU time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const DOWNLOAD_MINUTES = 5;

/**
 * Returns this machine's browser from CHROMIUM_PATH, PATH or an earlier Playwright download; null if there is
 * none.
 */
export function findBrowser(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH is '${named}', which is not executable.`);
    return named;
  }
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return (
    [...onPath, MAC, chromium.executablePath()].find((path) => isExecutable(path) && starts(path)) ?? null
  );
}

/**
 * Returns the path of a working browser. Installs one if necessary: Debian's package, else Playwright's; on
 * CI always the headless one. @throws Error with instructions if no browser can be installed
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  const isFast = found?.endsWith(SHELL) === true || Boolean(process.env.CHROMIUM_PATH);
  if (found && (isFast || !process.env.CI)) return found;
  for (const fetch of [() => installPackages(SHELL), downloadBrowser, () => installPackages('chromium')]) {
    const fetched = fetch() ? findBrowser() : null;
    if (fetched) return fetched;
    if (found) return found;
  }
  throw new Error('Chromium was not found and could not be downloaded. Install it, or set CHROMIUM_PATH.');
}

function downloadBrowser(): boolean {
  console.log('Downloading a browser for the end-to-end tests …');
  const result = spawnSync('playwright', ['install', 'chromium'], {
    stdio: 'ignore',
    shell: process.platform === 'win32',
    timeout: DOWNLOAD_MINUTES * 60_000,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  });
  return result.status === 0;
}

/** Installs Debian packages. Returns false on other systems, or without root. */
export function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${names.join(', ')} …`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  apt('update');
  return apt('install', '-y', '--no-install-recommends', ...names);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns true if the browser starts. It fails if system libraries are missing. */
function starts(path: string): boolean {
  if (process.platform === 'win32') return true; // on Windows, --version opens a window
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
