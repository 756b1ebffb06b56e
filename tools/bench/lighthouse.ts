import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/start/root.ts';

/** Names and versions of the packages. They are installed outside the folders that tools scan. */
const NAMES = path.join(root, 'tools/bench/lighthouse');
const FOLDER = path.join(root, '.cache/lighthouse');
const fromFolder = createRequire(path.join(FOLDER, 'package.json'));

interface Audit {
  numericValue?: number;
}
type RunLighthouse = (
  url: string,
  options: { port: number; output: 'json'; logLevel: 'silent'; onlyCategories: string[] },
) => Promise<{ lhr: { audits: Record<string, Audit | undefined> } } | undefined>;
type Generate = (
  subject: { name: string; value: string }[],
  options: { keySize: number; extensions: object[] },
) => Promise<{ private: string; cert: string }>;

/** Installs the packages if missing. @throws Error if the registry does not provide them */
export function installLighthouse(): void {
  if (existsSync(path.join(FOLDER, 'node_modules/lighthouse'))) return;
  cpSync(NAMES, FOLDER, { recursive: true });
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: FOLDER,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`Lighthouse could not be installed: run \`npm ci\` in ${FOLDER}.`);
}

/** Imports a module of that folder. The project has neither a dependency on it nor its types. */
const load = async <Module>(name: string) =>
  (await import(pathToFileURL(fromFolder.resolve(name)).href)) as Module;

/** Creates a temporary key and certificate for 127.0.0.1. */
export async function certificate(): Promise<{ key: string; cert: string }> {
  const { generate } = await load<{ generate: Generate }>('selfsigned');
  const names = { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] };
  const made = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keySize: 2048,
    extensions: [names],
  });
  return { key: made.private, cert: made.cert };
}

/**
 * Measures with Lighthouse's simulation of a phone (slow 4G, CPU slowed down four times), in milliseconds.
 * `port`: of the browser's debugger.
 */
export async function simulated(url: string, port: number): Promise<{ lcp: number; blocking: number }> {
  const { default: lighthouse } = await load<{ default: RunLighthouse }>('lighthouse');
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: ['performance'],
  });
  const value = (audit: string) => result?.lhr.audits[audit]?.numericValue ?? NaN;
  return { lcp: value('largest-contentful-paint'), blocking: value('total-blocking-time') };
}
