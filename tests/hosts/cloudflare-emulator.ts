import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { root } from '../../scripts/start/root.ts';
import { runServer } from './run-server.ts';

/** A folder with the packages of .ci/cloudflare, which are no dependency of the project. */
const { CLOUDFLARE_EMULATOR = '' } = process.env;
const wrangler = path.join(CLOUDFLARE_EMULATOR, 'node_modules/wrangler/bin/wrangler.js');
export const hasEmulator = CLOUDFLARE_EMULATOR !== '' && existsSync(wrangler);

/** The function that passes reads on, as docs/hosting.md gives it to operators. */
function readsFunction(project: string): string {
  const guide = readFileSync(path.join(root, 'docs/hosting.md'), 'utf8');
  const [, code] = /^```js\n(export function onRequestGet[\s\S]*?)^```/m.exec(guide) ?? [];
  if (!code) throw new Error('docs/hosting.md has no function for Cloudflare Pages');
  return code.replace('https://<project>.supabase.co', project);
}

/**
 * Serves a build as Cloudflare Pages would, without asking anything of Cloudflare; all that the emulator writes is below `scratch`.
 * `project`: reads are passed on to it by a function of the host.
 */
export async function serveAsCloudflare(site: string, scratch: string, project?: string) {
  const functions = path.join(scratch, 'functions/rest/v1');
  const home = path.join(scratch, 'home');
  for (const folder of [functions, home]) mkdirSync(folder, { recursive: true });
  if (project) writeFileSync(path.join(functions, '[[path]].js'), readsFunction(project));
  const port = await freePort();
  const options = { ip: '127.0.0.1', port, 'inspector-port': 0, 'compatibility-date': '2026-11-01' };
  return runServer({
    program: process.execPath,
    args: [wrangler, 'pages', 'dev', site, ...Object.entries(options).map((pair) => `--${pair.join('=')}`)],
    port,
    cwd: scratch,
    // Nothing of this machine's: an account at Cloudflare is none of the test's business.
    env: {
      PATH: process.env.PATH,
      HOME: home,
      XDG_CONFIG_HOME: home,
      TMPDIR: home,
      CI: 'true',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_SEND_ERROR_REPORTS: 'false',
      WRANGLER_HIDE_BANNER: 'true', // asks the registry for a newer version
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
  });
}
