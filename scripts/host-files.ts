import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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
  /** True when Cloudflare's challenge may be shown, VITE_TURNSTILE. */
  turnstile?: boolean;
}

const trimmed = (address: string) => address.replace(/\/+$/, '');

/** `_redirects` for this project: without one, what leads to it is left out. */
export const redirectsFor = (text: string, { project }: HostAddresses): string =>
  project
    ? text.replaceAll(PROJECT, trimmed(project))
    : text
        .split('\n')
        .filter((line) => !line.includes(PROJECT))
        .join('\n');

/** `robots.txt` for this site: the sitemap by its whole address, or by its path where the site's is not known. */
export const robotsFor = (text: string, { site = '' }: HostAddresses): string =>
  text.replaceAll(SITE, trimmed(site));

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
  const { project, turnstile } = addresses;
  const place = { html: readFileSync(index, 'utf8'), project: project || undefined, turnstile };
  const write = (name: string, text: string) => writeFileSync(path.join(directory, name), text);
  write('_headers', netlifyHeaders(place));
  write('_nginx.conf', nginxConfig(place));
  write('_Caddyfile', caddyConfig(place));
}
