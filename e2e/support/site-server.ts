import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../../scripts/free-port.ts';
import { preparedBuild, preparedData } from './prepare-site.ts';
import type { Accounts } from './prepare-site.ts';
import { openStack } from '../../supabase/local/stack.ts';
import type { Queries } from '../../supabase/local/database/database.ts';
import { stackUrl } from '../../tests/support/stack-directory.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const READY_WITHIN_MS = 60_000;

const configSchema = z.object({ url: z.string(), publishableKey: z.string() });
const keysSchema = z.object({ secretKey: z.string(), setupSecret: z.string(), jwtSecret: z.string() });

export interface Site {
  url: string;
  publishableKey: string;
  secretKey: string;
  setupSecret: string;
  jwtSecret: string;
  stop: () => Promise<void>;
}

export interface SiteOptions {
  build?: string;
  prerendered?: boolean;
  /** Changes the data of the site before it is served. */
  change?: ((db: Queries) => Promise<void>) | undefined;
}

/**
 * Starts a site from the prepared build (or `build`) with its own copy of the database, which is deleted on
 * stop. With `prerendered`, public pages are served as HTML.
 */
export async function startSiteCopy(
  accounts: Accounts,
  { build = preparedBuild(), prerendered = false, change }: SiteOptions = {},
): Promise<Site> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  cpSync(preparedData(accounts), dataDir, { recursive: true });
  if (change) {
    const stack = await openStack({ url: stackUrl, dataDir });
    await change(stack.db);
    await stack.close();
  }
  // Every site has its own keys.
  rmSync(path.join(dataDir, 'keys.json'));
  const site = await startSite('e2e/support/serve.ts', {
    LOCAL_DATA_DIR: dataDir,
    SITE_DIR: build,
    PRERENDER: prerendered ? '' : 'off',
  });
  const stop = async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...site, stop };
}

/**
 * Starts a program that serves site and stack in another process on a free port.
 * @throws With the output of the process if it does not start.
 */
export async function startSite(
  program: string,
  variables: { LOCAL_DATA_DIR: string; [name: string]: string },
): Promise<Site> {
  const port = await freePort();
  const server = spawn(process.execPath, [program], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), LOCAL_ACCOUNTS: '', PG_URL: '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  }
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  try {
    const config = await ready(port, () => server.exitCode !== null);
    const keys = keysSchema.parse(
      JSON.parse(readFileSync(path.join(variables.LOCAL_DATA_DIR, 'keys.json'), 'utf8')),
    );
    return { ...config, ...keys, stop };
  } catch (error) {
    await stop();
    throw new Error(`The site did not start. It said:\n${output}`, { cause: error });
  }
}

async function ready(port: number, hasEnded: () => boolean) {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/_local/config`);
      return configSchema.parse(await response.json());
    } catch (error) {
      if (hasEnded() || Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}
