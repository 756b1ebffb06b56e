import { env } from '@/config/env';
import { LANGUAGES } from '@/config/languages';
import { paths } from '@/config/paths';
import { publicPages, redirects } from './public-routes';
import { shortAddresses } from './short-addresses';

/** Routes whose pages are rows: a page exists while visitors can read its row. */
const rowRoutes = {
  articles: `${paths.information.news}/:slug`,
  clients: `${paths.information.clients}/:id`,
  rl_subclass: `${paths.services.scopes}/:code`,
  cms_pages: '/:slug',
};
const before = (route: string) => route.slice(0, route.indexOf(':'));

/** Full addresses: pages, redirects, short addresses, and static files of the host. */
const pages: readonly string[] = [
  ...publicPages.map(({ path }) => path).filter((path) => !path.includes(':')),
  ...redirects.map(({ from }) => from),
  ...[...Object.keys(shortAddresses), ...LANGUAGES].map((word) => `/${word}`),
  paths.login,
  paths.admin.dashboard,
  '/sitemap.xml',
  '/rss.xml',
  '/perubahan.xml',
  '/health.json',
  '/robots.txt',
];

/**
 * Prefixes that always count as live: result pages for any number, back-office screens, APIs, stored files.
 */
const open: readonly string[] = [
  ...publicPages
    .map(({ path }) => path)
    .filter((path) => path.includes(':') && !Object.values(rowRoutes).includes(path))
    .map(before),
  `${paths.admin.dashboard}/`,
  '/api/v1/',
  '/storage/v1/',
];

/** Address prefixes of rows, by table. */
const rows = {
  articles: before(rowRoutes.articles),
  clients: before(rowRoutes.clients),
  rl_subclass: before(rowRoutes.rl_subclass),
  cms_pages: before(rowRoutes.cms_pages),
};

/** Returns the host with and without `www.`, because hosts redirect one to the other. */
const hostsOf = (host: string) => [host, host.startsWith('www.') ? host.slice(4) : `www.${host}`];

/** Returns all addresses that the code defines, for the check of links in the database (broken_links). */
export const siteAddresses = (origins = [env.siteUrl, window.location.origin]) => ({
  hosts: [...new Set(origins.flatMap((origin) => hostsOf(new URL(origin).host)))],
  pages: [...pages],
  open: [...open],
  rows,
});

/**
 * Returns true if an internal address has no page, as far as is known while typing: only the check of all
 * links verifies addresses of rows. Ignores other sites and group headings ('#'). @param slugs of the
 * published pages, once loaded
 */
export function isDeadAddress(url: string, slugs: readonly string[] | undefined): boolean {
  if (!url.startsWith('/') || url.startsWith('//')) return false;
  const pathname = url.split(/[?#]/)[0]?.replace(/\/+$/, '') || paths.home;
  if (pages.includes(pathname.toLowerCase())) return false;
  if ([...open, '/media/'].some((front) => pathname.startsWith(front))) return false;
  const isRowAt = (front: string) =>
    pathname.startsWith(front) && !pathname.slice(front.length).includes('/');
  if ([rows.articles, rows.clients, rows.rl_subclass].some(isRowAt)) return false;
  if (!isRowAt(rows.cms_pages)) return true;
  return slugs !== undefined && !slugs.includes(pathname.slice(rows.cms_pages.length));
}
