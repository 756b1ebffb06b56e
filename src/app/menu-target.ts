import { matchPath } from 'react-router-dom';
import { paths } from '@/config/paths';
import { publicPages, redirects } from './public-routes';

/** The pattern of pages that editors added: whether there is one at an address depends on what they wrote. */
const WRITTEN_PAGE = '/:slug';

const otherAddresses = [paths.login, paths.admin.dashboard, ...redirects.map(({ from }) => from)];

/**
 * True when a menu entry leads to an address of this site without a page. `slugs`: of the published pages, once they
 * are known. Other sites and heads of groups ('#') are not looked at.
 */
export function leadsNowhere(url: string, slugs: readonly string[] | undefined): boolean {
  if (!url.startsWith('/') || url.startsWith('//')) return false;
  const [pathname = ''] = url.split(/[?#]/);
  if (otherAddresses.includes(pathname)) return false;
  const page = publicPages.find(({ path }) => matchPath(path, pathname));
  if (page?.path === WRITTEN_PAGE) return slugs !== undefined && !slugs.includes(pathname.slice(1));
  return page === undefined;
}
