import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { caddyConfig, netlifyHeaders, nginxConfig } from './headers-for-hosts.ts';

/** Placeholders in public/ for addresses known only at build time. */
const PROJECT = 'https://your-project.supabase.co';
const SITE = 'https://www.example.id';

export interface HostAddresses {
  /** Address of the hosted project, VITE_SUPABASE_URL. */
  project?: string | undefined;
  /** Address of the site, VITE_SITE_URL. */
  site?: string | undefined;
  /** True for STATIC_HOST=cloudflare-pages, which cannot proxy to other sites. */
  isCloudflare?: boolean;
  /** VITE_TURNSTILE: allows Cloudflare's challenge. */
  turnstile?: boolean;
}

/** Returns true if STATIC_HOST is Cloudflare Pages. @throws Error if it names another host */
export function isCloudflare({ STATIC_HOST }: Record<string, string | undefined>): boolean {
  if (STATIC_HOST && STATIC_HOST !== 'cloudflare')
    throw new Error(`STATIC_HOST must be "cloudflare" or unset, not "${STATIC_HOST}".`);
  return STATIC_HOST === 'cloudflare';
}

const trimmed = (address: string) => address.replace(/\/+$/, '');

/** Redirects files and feeds to the project. A function of Cloudflare Pages proxies reads. */
const forCloudflare = (line: string) =>
  line.includes(PROJECT)
    ? line.startsWith('/rest/')
      ? []
      : [line.replace(/200$/, '302')]
    : // Unsupported statuses and rules.
      /404!?$|^\/\* /.test(line)
      ? []
      : [line];

/** Returns `_redirects` for this project. Without a project, omits the rules that point to it. */
export function redirectsFor(text: string, { project, isCloudflare }: HostAddresses): string {
  const lines = text.split('\n').flatMap((line) => {
    if (!project && line.includes(PROJECT)) return [];
    return isCloudflare ? forCloudflare(line) : [line];
  });
  return lines.join('\n').replaceAll(PROJECT, trimmed(project ?? ''));
}

/**
 * Returns `robots.txt` with the absolute URL of the sitemap, or with its path if the site's address is
 * unknown.
 */
export const robotsFor = (text: string, { site = '' }: HostAddresses): string =>
  text.replaceAll(SITE, trimmed(site));

/** Static paths for which Cloudflare Pages does not call its functions (deploy/cloudflare). */
const FILES_ALONE = ['/assets/*', '/share/*', '/media/*'];

/** Fills in the two files of a finished build, and writes the headers for each kind of host. */
export function writeHostFiles(directory: string, addresses: HostAddresses): void {
  const fill = (name: string, fillIn: typeof robotsFor) => {
    const file = path.join(directory, name);
    if (existsSync(file)) writeFileSync(file, fillIn(readFileSync(file, 'utf8'), addresses));
  };
  fill('_redirects', redirectsFor);
  fill('robots.txt', robotsFor);
  const index = path.join(directory, 'index.html');
  // Server builds have no page.
  if (!existsSync(index)) return;
  const { project, turnstile, isCloudflare } = addresses;
  const place = { html: readFileSync(index, 'utf8'), project: project || undefined, turnstile };
  const write = (name: string, text: string) => writeFileSync(path.join(directory, name), text);
  write('_headers', netlifyHeaders(place));
  for (const [name, config] of [
    ['_nginx.conf', nginxConfig],
    ['_Caddyfile', caddyConfig],
  ] as const)
    // Cloudflare Pages would publish them.
    if (isCloudflare) rmSync(path.join(directory, name), { force: true });
    else write(name, config(place));
  if (isCloudflare)
    write('_routes.json', JSON.stringify({ version: 1, include: ['/*'], exclude: FILES_ALONE }));
}
