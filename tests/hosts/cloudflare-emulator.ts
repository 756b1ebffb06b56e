import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { root } from '../../scripts/start/root.ts';
import { runServer } from './run-server.ts';

/** Folder with the packages of .ci/cloudflare, which are not project dependencies. */
const { CLOUDFLARE_EMULATOR = '' } = process.env;
const wrangler = path.join(CLOUDFLARE_EMULATOR, 'node_modules/wrangler/bin/wrangler.js');
export const hasEmulator = CLOUDFLARE_EMULATOR !== '' && existsSync(wrangler);

/**
 * Serves a build as Cloudflare Pages would, without contacting Cloudflare; the emulator writes only below
 * `scratch`. With `project`, the functions of deploy/cloudflare proxy reads to it.
 */
export async function serveAsCloudflare(site: string, scratch: string, project?: string) {
  const home = path.join(scratch, 'home');
  mkdirSync(home, { recursive: true });
  if (project)
    cpSync(path.join(root, 'deploy/cloudflare/functions'), path.join(scratch, 'functions'), {
      recursive: true,
    });
  const port = await freePort();
  const options = { ip: '127.0.0.1', port, 'inspector-port': 0, 'compatibility-date': '2026-11-01' };
  return runServer({
    program: process.execPath,
    args: [
      ...[wrangler, 'pages', 'dev', site, ...Object.entries(options).map((pair) => `--${pair.join('=')}`)],
      ...(project ? ['--binding', `VITE_SUPABASE_URL=${project}`] : []),
    ],
    port,
    cwd: scratch,
    // Excludes this machine's environment, so that no Cloudflare account is used.
    env: {
      PATH: process.env.PATH,
      HOME: home,
      XDG_CONFIG_HOME: home,
      TMPDIR: home,
      CI: 'true',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_SEND_ERROR_REPORTS: 'false',
      WRANGLER_HIDE_BANNER: 'true', // would check the registry for a newer version
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
  });
}
