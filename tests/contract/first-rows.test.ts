import { expect, test } from 'vitest';
import { adminScreens } from '@/app/screens/admin-screens';
import { INBOXES, LISTS, QUERIES_BY_ROLE } from '@/app/start-staff';
import { readCursor, readAuditFilter } from '@/features/audit-log/audit-filter';
import { auditPageQuery } from '@/features/audit-log/page-queries';
import { appealInbox } from '@/features/cases/appeals/appeal-inbox';
import { complaintInbox } from '@/features/cases/complaints/complaint-inbox';
import { caseFilterFrom } from '@/features/cases/inbox/list/case-filter';
import { caseListQuery } from '@/features/cases/inbox/queries';
import { messagesQuery } from '@/features/cases/messages/list-queries';
import { messageFilterFrom } from '@/features/cases/messages/message-filter';
import type { Prefetch } from '@/lib/prefetch';

test.each(Object.entries(LISTS))('the prefetch for %s reads the table of its screen', (path, list) => {
  const screen = adminScreens.find((each) => each.path === path);
  expect(screen?.shows?.map(({ table }) => table)).toContain(list.table);
});

test('inboxes and the audit log prefetch the query of their unfiltered screens', () => {
  const keys: unknown[] = [];
  const prefetch: Prefetch = ({ queryKey }) => void keys.push(queryKey);
  for (const prefetchRows of Object.values(INBOXES)) prefetchRows(prefetch, 'me');
  for (const { path, prefetchRows } of QUERIES_BY_ROLE)
    if (path === '/admin/audit-log') prefetchRows(prefetch, 'me');
  const plain = { get: () => '', all: () => [], page: 1 };
  expect(keys).toEqual([
    caseListQuery(complaintInbox, caseFilterFrom(complaintInbox, plain), 'me', 25).queryKey,
    caseListQuery(appealInbox, caseFilterFrom(appealInbox, plain), 'me', 25).queryKey,
    messagesQuery(messageFilterFrom(plain), 25).queryKey,
    auditPageQuery(readAuditFilter(new URLSearchParams()), readCursor(new URLSearchParams())).queryKey,
  ]);
  expect(Object.keys(INBOXES)).toEqual([complaintInbox.path, appealInbox.path, '/admin/messages']);
});
