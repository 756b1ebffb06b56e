import type { Site } from '../../e2e/support/site-server.ts';
import { paths } from '../../src/config/paths.ts';

/**
 * Returns the value of a column in the first row that matches the PostgREST filter `fits`, such as
 * `status=eq.published`.
 */
export type Finder = (table: string, column: string, fits?: string) => Promise<string>;

/** Queries the site with the secret key, bypassing row-level security. */
export const finderOf =
  ({ url, secretKey }: Pick<Site, 'url' | 'secretKey'>): Finder =>
  async (table, column, fits = '') => {
    const asked = `${url}/rest/v1/${table}?select=${column}&order=${column}&limit=1&${fits}`;
    const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
    const rows = (await (await fetch(asked, { headers })).json()) as Record<string, string>[];
    const found = rows[0]?.[column];
    if (!found) throw new Error(`${table} has no row with ${fits}`);
    return found;
  };

const { information, services, check, admin } = paths;
const kept = 'deleted_at=is.null';

/** Returns the address of a demo entry for each route with a placeholder. */
export const entryAddresses: Partial<Record<string, (find: Finder) => Promise<string>>> = {
  [`${services.scopes}/:code`]: async (find) =>
    `${services.scopes}/${await find('rl_subclass', 'code', `${kept}&is_published=is.true`)}`,
  [`${information.news}/:slug`]: async (find) =>
    `${information.news}/${await find('articles', 'slug', `${kept}&status=eq.published`)}`,
  [`${information.clients}/:id`]: async (find) =>
    `${information.clients}/${await find('certificates', 'client_id', `${kept}&is_published=is.true`)}`,
  [`${check}/:number/*`]: async (find) =>
    `${check}/${await find('certificates', 'number', `${kept}&is_published=is.true`)}`,
  '/:slug': () => Promise.resolve('/prosedur-keluhan-banding'),
  [admin.cmsEdit(':slug')]: async (find) => admin.cmsEdit(await find('cms_pages', 'slug', kept)),
  [admin.newsEdit(':id')]: async (find) => admin.newsEdit(await find('articles', 'id', kept)),
  [admin.client(':id')]: async (find) => admin.client(await find('certificates', 'client_id', kept)),
  [`${admin.settings}/:room`]: () => Promise.resolve(`${admin.settings}/contacts`),
};
