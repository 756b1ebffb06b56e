import type { QueryClient } from '@tanstack/react-query';
import { paths } from '@/config/paths';
import { ADMINS, hasRole, ROLES, type Role } from '@/config/roles';
import { articlesList } from '@/features/articles/articles-paged';
import { readCursor, readAuditFilter } from '@/features/audit-log/audit-filter';
import { auditPageQuery, recentActivityQuery } from '@/features/audit-log/page-queries';
import { appealSource } from '@/features/cases/appeals/appeal-source';
import { complaintSource } from '@/features/cases/complaints/complaint-source';
import type { CaseSource } from '@/features/cases/inbox/case-inbox';
import { caseFilterFrom } from '@/features/cases/inbox/list/case-filter';
import { caseListQuery } from '@/features/cases/inbox/queries';
import { messagesQuery } from '@/features/cases/messages/list-queries';
import { messageFilterFrom } from '@/features/cases/messages/message-filter';
import { cmsList } from '@/features/cms-pages/cms-paged';
import { dashboardCountsQuery, setupQuery, workQuery } from '@/features/dashboard/queries';
import { certificatesList } from '@/features/register/certificates/certificates-paged';
import { clientsList } from '@/features/register/companies/clients-paged';
import { surveillanceList } from '@/features/register/surveillance/surveillance-paged';
import { filtersOf } from '@/lib/filter-values';
import { prefetcher, type Prefetch } from '@/lib/prefetch';
import type { PagedList } from '@/lists/paged/define-paged-list';
import { pagedQuery } from '@/lists/paged/paged-queries';
import { pageSizeOf } from '@/lists/views/list-choices';
import { prefetchProfile, profileQuery } from '@/session/profile';
import { getSession } from '@/session/session-store';

/** Paged lists by the path of their screen. */
export const LISTS: Readonly<Record<string, PagedList>> = {
  [paths.admin.clients]: clientsList,
  [paths.admin.certificates]: certificatesList,
  [paths.admin.surveillance]: surveillanceList,
  [paths.admin.news]: articlesList,
  [paths.admin.cms]: cmsList,
};

/** The query string of a screen that was opened without filters. */
const NO_FILTERS = { get: () => '', all: () => [], page: 1 };

type PrefetchRows = (prefetch: Prefetch, userId: string) => void;

const prefetchCases =
  (source: CaseSource): PrefetchRows =>
  (prefetch, userId) =>
    prefetch(caseListQuery(source, caseFilterFrom(source, NO_FILTERS), userId, pageSizeOf(source.kind)));

/** Rows of the inboxes without filters, by the path of their screen. */
export const INBOXES: Readonly<Record<string, PrefetchRows>> = {
  [paths.admin.complaints]: prefetchCases(complaintSource),
  [paths.admin.appeals]: prefetchCases(appealSource),
  [paths.admin.messages]: (prefetch) =>
    prefetch(messagesQuery(messageFilterFrom(NO_FILTERS), pageSizeOf('contact'))),
};

/**
 * Queries that the server rejects for other roles. They wait for the profile, because a rejection would cause
 * another read of the profile.
 */
export const QUERIES_BY_ROLE: readonly {
  path: string;
  roles: readonly Role[];
  prefetchRows: PrefetchRows;
}[] = [
  {
    path: paths.admin.auditLog,
    roles: ADMINS,
    prefetchRows: (prefetch) => prefetch(auditPageQuery(readAuditFilter(''), readCursor(''))),
  },
  {
    path: paths.admin.dashboard,
    roles: ROLES,
    prefetchRows: (prefetch) => {
      prefetch(dashboardCountsQuery());
      prefetch(workQuery());
      prefetch(recentActivityQuery());
    },
  },
  // Placed above the rest of the dashboard, which would shift when it loads.
  { path: paths.admin.dashboard, roles: ADMINS, prefetchRows: (prefetch) => prefetch(setupQuery()) },
];

/** Returns the first view of a list at this address; undefined if it is searched, sorted or in the trash. */
function firstView({ sort }: PagedList, search: string) {
  const filters = filtersOf(search);
  if (['q', 'sort', 'page', 'view', 'open', 'edit'].some((name) => name in filters)) return undefined;
  return { isTrash: false, query: '', filters, sort, page: 1 };
}

async function prefetchByRole(client: QueryClient, pathname: string, user: { id: string; email: string }) {
  const queries = QUERIES_BY_ROLE.filter(({ path }) => path === pathname);
  if (queries.length === 0) return;
  const { role } = await client.query(profileQuery(user)).catch(() => ({ role: '' }));
  for (const { roles, prefetchRows } of queries)
    if (hasRole(role, roles)) prefetchRows(prefetcher(client), user.id);
}

/**
 * Prefetches the rows of the list at an address while its screen still loads; the screen finds them in the
 * cache. The database checks permissions as usual.
 */
export async function prefetchScreenRows(
  client: QueryClient,
  { pathname, search }: { pathname: string; search: string },
): Promise<void> {
  const session = getSession();
  if (session.status !== 'signed-in' || session.needsCode) return;
  const prefetch = prefetcher(client);
  // With a case, page or filters in the URL, the screen itself starts its queries.
  if (!search) {
    INBOXES[pathname]?.(prefetch, session.user.id);
    await prefetchByRole(client, pathname, session.user);
  }
  const list = LISTS[pathname];
  const view = list && firstView(list, search);
  if (list && view) prefetch(pagedQuery(list, view, pageSizeOf(list.read)));
}

/** Prefetches the profile, which opens the back-office, and the rows of the screen at the address. */
export async function startStaff(client: QueryClient): Promise<void> {
  await prefetchProfile(client);
  await prefetchScreenRows(client, window.location);
}
