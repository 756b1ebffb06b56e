import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { caddyConfig, netlifyHeaders, nginxConfig } from './headers-for-hosts.ts';

/** Stand in public/ for what only a build for a certain project knows. */
const PROJECT = 'https://your-project.supabase.co';
const SITE = 'https://www.example.id';

export interface HostAddresses {
  /** Of the hosted project, VITE_SUPABASE_URL. */
  project?: string | undefined;
  /** Of the site, VITE_SITE_URL. */
  site?: string | undefined;
  /** Cloudflare Pages passes nothing on to other sites, STATIC_HOST. */
  isCloudflare?: boolean;
  /** True when Cloudflare's challenge may be shown, VITE_TURNSTILE. */
  turnstile?: boolean;
}

/** True when this build is told that Cloudflare Pages serves it. @throws where it names another host */
export function isCloudflare({ STATIC_HOST }: Record<string, string | undefined>): boolean {
  if (STATIC_HOST && STATIC_HOST !== 'cloudflare')
    throw new Error(`STATIC_HOST may only be "cloudflare" (or not set), not "${STATIC_HOST}".`);
  return STATIC_HOST === 'cloudflare';
}

const trimmed = (address: string) => address.replace(/\/+$/, '');

/** On Cloudflare Pages files and feeds are redirected to the project, and reads go there by themselves. */
const forCloudflare = (line: string) =>
  line.includes(PROJECT)
    ? line.startsWith('/rest/')
      ? []
      : [line.replace(/200$/, '302')]
    : // Statuses and rules that are unknown there.
      /404!?$|^\/\* /.test(line)
      ? []
      : [line];

/** `_redirects` for this project: without one, rules that lead to it are left out. */
export function redirectsFor(text: string, { project, isCloudflare }: HostAddresses): string {
  const lines = text.split('\n').flatMap((line) => {
    if (!project && line.includes(PROJECT)) return [];
    return isCloudflare ? forCloudflare(line) : [line];
  });
  return lines.join('\n').replaceAll(PROJECT, trimmed(project ?? ''));
}

/** `robots.txt` for this site: the sitemap by its whole address, or by its path where the site's is not known. */
export const robotsFor = (text: string, { site = '' }: HostAddresses): string =>
  text.replaceAll(SITE, trimmed(site));

/** Paths of Cloudflare Pages for which its functions (deploy/cloudflare) are not called: files that are no pages. */
const FILES_ALONE = ['/assets/*', '/share/*', '/media/*'];

/** Fills in the two files of a finished build, and says its headers to each kind of host. */
export function writeHostFiles(directory: string, addresses: HostAddresses): void {
  const fill = (name: string, fillIn: typeof robotsFor) => {
    const file = path.join(directory, name);
    if (existsSync(file)) writeFileSync(file, fillIn(readFileSync(file, 'utf8'), addresses));
  };
  fill('_redirects', redirectsFor);
  fill('robots.txt', robotsFor);
  const index = path.join(directory, 'index.html');
  // A build for the server has no page.
  if (!existsSync(index)) return;
  const { project, turnstile, isCloudflare } = addresses;
  const place = { html: readFileSync(index, 'utf8'), project: project || undefined, turnstile };
  const write = (name: string, text: string) => writeFileSync(path.join(directory, name), text);
  write('_headers', netlifyHeaders(place));
  for (const [name, config] of [
    ['_nginx.conf', nginxConfig],
    ['_Caddyfile', caddyConfig],
  ] as const)
    // Cloudflare Pages would show them to visitors.
    if (isCloudflare) rmSync(path.join(directory, name), { force: true });
    else write(name, config(place));
  if (isCloudflare)
    write('_routes.json', JSON.stringify({ version: 1, include: ['/*'], exclude: FILES_ALONE }));
}
