import type { QueryClient } from '@tanstack/react-query';
import { paths } from '@/config/paths';
import { filtersOf } from '@/lib/filter-values';
import { pageSizeOf } from '@/list-kit/list-choices';
import { pagedQuery } from '@/resource-kit/paged/paged-queries';
import { askForProfile } from '@/session/profile';
import { getSession } from '@/session/session-store';

/** As much of a list's declaration as its first page needs; the rest comes with the list's screen. */
export const FIRST_ROWS = {
  [paths.admin.clients]: { read: 'list_clients', table: 'clients', sort: 'name' },
  [paths.admin.certificates]: { read: 'list_certificates', table: 'certificates', sort: '-updated_at' },
  [paths.admin.surveillance]: { read: 'list_surveillance', table: 'surveillance_visits', sort: 'due_on' },
  [paths.admin.news]: { read: 'list_articles', table: 'articles', sort: '-updated_at' },
  [paths.admin.cms]: { read: 'list_pages', table: 'cms_pages', sort: 'title' },
} as const;

const isList = (path: string): path is keyof typeof FIRST_ROWS => path in FIRST_ROWS;

/** The view that a list begins with at this address; undefined for one that is searched, sorted or in the trash. */
function firstView(sort: string, search: string) {
  const filters = filtersOf(search);
  if (['q', 'sort', 'page', 'view', 'open', 'edit'].some((name) => name in filters)) return undefined;
  return { isTrash: false, query: '', filters, sort, page: 1 };
}

/**
 * Asks for the profile, which opens the back-office, and for the rows of the list at the address while its screen is still
 * on its way; the screen finds them in the cache. The database decides who may read them, as always.
 */
export async function startStaff(client: QueryClient): Promise<void> {
  await askForProfile(client);
  const session = getSession();
  if (session.status !== 'signed-in' || session.needsCode) return;
  const { pathname, search } = window.location;
  const list = isList(pathname) ? FIRST_ROWS[pathname] : undefined;
  const view = list && firstView(list.sort, search);
  // A failure is the screen's to show, which asks again.
  if (list && view) client.query(pagedQuery(list, view, pageSizeOf(list.read))).catch(() => undefined);
}
