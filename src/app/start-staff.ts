import type { QueryClient } from '@tanstack/react-query';
import { paths } from '@/config/paths';
import { ADMINS, hasRole, ROLES, type Role } from '@/config/roles';
import type { AuditFilter } from '@/features/audit-log/audit-filter';
import { auditPageQuery, recentActivityQuery } from '@/features/audit-log/page-queries';
import { dashboardCountsQuery, setupQuery, workQuery } from '@/features/dashboard/queries';
import { messagesQuery } from '@/features/cases/messages/list-queries';
import type { MessageFilter } from '@/features/cases/messages/message-filter';
import type { CaseFilter } from '@/features/cases/inbox/case-inbox';
import { caseListQuery } from '@/features/cases/inbox/queries';
import { filtersOf } from '@/lib/filter-values';
import { prefetcher, type Prefetch } from '@/lib/read-ahead';
import { pageSizeOf } from '@/lists/views/list-choices';
import { pagedQuery } from '@/lists/paged/paged-queries';
import { prefetchProfile, profileQuery } from '@/session/profile';
import { getSession } from '@/session/session-store';

/** The part of each list's declaration that its first page needs; the rest loads with its screen. */
export const FIRST_ROWS = {
  [paths.admin.clients]: { read: 'list_clients', table: 'clients', sort: 'name' },
  [paths.admin.certificates]: { read: 'list_certificates', table: 'certificates', sort: '-updated_at' },
  [paths.admin.surveillance]: { read: 'list_surveillance', table: 'surveillance_visits', sort: 'due_on' },
  [paths.admin.news]: { read: 'list_articles', table: 'articles', sort: '-updated_at' },
  [paths.admin.cms]: { read: 'list_pages', table: 'cms_pages', sort: 'title' },
} as const;

/** Filters of an address without any, as the screens read it. */
const OPEN_CASES: CaseFilter = {
  state: ['open'],
  category: [],
  company: [],
  assigned: [],
  isConfidential: false,
  words: '',
  sort: 'due',
  page: 1,
};
const OPEN_MESSAGES: MessageFilter = { status: 'open', search: '', page: 1 };
const WHOLE_LOG: AuditFilter = {
  log: '',
  event: '',
  table: '',
  action: '',
  person: '',
  row: '',
  from: '',
  to: '',
  words: '',
};
const COMPLAINTS = { table: 'complaints', search: 'search_complaints' } as const;
const APPEALS = { table: 'appeals', search: 'search_appeals' } as const;

type AskFirst = (ask: Prefetch, me: string) => void;

/** Queries of the inboxes with default filters; `me` is the signed-in user's id. */
export const FIRST_ENTRIES = new Map<string, AskFirst>([
  [
    paths.admin.complaints,
    (ask, me) => ask(caseListQuery(COMPLAINTS, OPEN_CASES, me, pageSizeOf('complaint'))),
  ],
  [paths.admin.appeals, (ask, me) => ask(caseListQuery(APPEALS, OPEN_CASES, me, pageSizeOf('appeal')))],
  [paths.admin.messages, (ask) => ask(messagesQuery(OPEN_MESSAGES, pageSizeOf('contact')))],
]);

/** Queries that are refused for other roles. They wait for the profile, because a refusal would reread it. */
export const FIRST_BY_ROLE: readonly (readonly [string, readonly Role[], AskFirst])[] = [
  [paths.admin.auditLog, ADMINS, (ask) => ask(auditPageQuery(WHOLE_LOG, undefined))],
  [
    paths.admin.dashboard,
    ROLES,
    (ask) => {
      ask(dashboardCountsQuery());
      ask(workQuery());
      ask(recentActivityQuery());
    },
  ],
  // Above the rest of the dashboard, which would shift if it loaded later.
  [paths.admin.dashboard, ADMINS, (ask) => ask(setupQuery())],
];

const isList = (path: string): path is keyof typeof FIRST_ROWS => path in FIRST_ROWS;

/** Returns the first page of a list at this address; undefined if it is searched, sorted or in the trash. */
function firstView(sort: string, search: string) {
  const filters = filtersOf(search);
  if (['q', 'sort', 'page', 'view', 'open', 'edit'].some((name) => name in filters)) return undefined;
  return { isTrash: false, query: '', filters, sort, page: 1 };
}

async function askByRole(client: QueryClient, pathname: string, user: { id: string; email: string }) {
  const here = FIRST_BY_ROLE.filter(([path]) => path === pathname);
  if (!here.length) return;
  const { role } = await client.query(profileQuery(user)).catch(() => ({ role: '' }));
  for (const [, roles, first] of here) if (hasRole(role, roles)) first(prefetcher(client), user.id);
}

/**
 * Prefetches the rows of the list at an address while its screen loads; the screen finds them in the cache.
 * The database checks permissions as usual.
 */
export async function askForRows(
  client: QueryClient,
  { pathname, search }: { pathname: string; search: string },
): Promise<void> {
  const session = getSession();
  if (session.status !== 'signed-in' || session.needsCode) return;
  const ask = prefetcher(client);
  // The screen itself reads a case, page or filters in the address.
  if (!search) {
    FIRST_ENTRIES.get(pathname)?.(ask, session.user.id);
    await askByRole(client, pathname, session.user);
  }
  const list = isList(pathname) ? FIRST_ROWS[pathname] : undefined;
  const view = list && firstView(list.sort, search);
  if (list && view) ask(pagedQuery(list, view, pageSizeOf(list.read)));
}

/** Prefetches the profile, which the back-office needs first, and the rows of the screen at the address. */
export async function startStaff(client: QueryClient): Promise<void> {
  await prefetchProfile(client);
  await askForRows(client, window.location);
}
