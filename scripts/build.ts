// `npm run build`: builds the site for a hosted project into dist/. Prerenders the public pages if it can
// read the project.
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadEnv } from 'vite';
import { NOT_PRERENDERED, MANIFEST_FILE } from './prerender/manifest.ts';
import { prerenderSite } from './prerender/prerender-site.ts';
import { root } from './start/root.ts';

const site = path.join(root, 'dist');

const project = loadEnv('production', root, 'VITE_SUPABASE_');
const lacking = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'].filter((name) => !project[name]);
if (lacking.length > 0) {
  console.error(
    `${lacking.join(' and ')} not set. Set them in .env to build for a hosted project, or use npm start for the local stack.`,
  );
  process.exit(1);
}

const vite = path.join(root, 'node_modules/vite/bin/vite.js');
const built = spawnSync(process.execPath, [vite, 'build', '--outDir', site], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);
writeFileSync(path.join(site, MANIFEST_FILE), NOT_PRERENDERED);

console.log(await prerenderSite(site, loadEnv('production', root, ['VITE_', 'PRERENDER', 'STATIC_HOST'])));
// Must not be published: the names of source files, and the prerenderer.
rmSync(path.join(site, '.vite'), { recursive: true, force: true });
