// `npm run build`: the site for a hosted project, into dist/, with its public pages written as HTML where it can be read.
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadEnv } from 'vite';
import { isCloudflare } from './host-files.ts';
import { buildRenderer } from './prerender/bundle.ts';
import { NOT_WRITTEN, WRITTEN } from './prerender/written.ts';
import { writePages } from './prerender/write-pages.ts';
import { root } from './start/root.ts';
import { messageOf } from '../supabase/local/message-of.ts';

const MOST = 2000;
const site = path.join(root, 'dist');

const project = loadEnv('production', root, 'VITE_SUPABASE_');
const lacking = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'].filter((name) => !project[name]);
if (lacking.length > 0) {
  console.error(
    `${lacking.join(' and ')} not set: this build would have no project to talk to. Set them in .env, or use npm start for the local stack.`,
  );
  process.exit(1);
}

const vite = path.join(root, 'node_modules/vite/bin/vite.js');
const built = spawnSync(process.execPath, [vite, 'build', '--outDir', site], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);
writeFileSync(path.join(site, WRITTEN), NOT_WRITTEN);

/** Writes the pages, or says in a sentence why each page starts in the browser. */
async function write(): Promise<string> {
  const variables = loadEnv('production', root, ['VITE_', 'PRERENDER', 'STATIC_HOST']);
  const { VITE_SUPABASE_URL: project, VITE_SUPABASE_ANON_KEY: publishableKey } = variables;
  const { VITE_SITE_URL: siteUrl, PRERENDER, PRERENDER_MOST } = variables;
  if (PRERENDER === 'off') return 'PRERENDER=off: no pages are written as HTML; all start in the browser.';
  if (!project || !publishableKey || !siteUrl)
    return 'Without VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY and VITE_SITE_URL no pages are written as HTML; all start in the browser.';
  try {
    await buildRenderer(site, variables);
    const count = await writePages(site, {
      siteUrl: siteUrl.replace(/\/+$/, ''),
      project: project.replace(/\/+$/, ''),
      publishableKey,
      fetch: (input, init) => fetch(input, init),
      most: Number(PRERENDER_MOST) || MOST,
      isCloudflare: isCloudflare(variables),
    });
    return `${String(count)} pages written as HTML.`;
  } catch (error) {
    return `No pages are written as HTML, all start in the browser: ${messageOf(error)}.`;
  }
}

console.log(await write());
// Names of sources, and the program that wrote the pages, are nothing for visitors.
rmSync(path.join(site, '.vite'), { recursive: true, force: true });
