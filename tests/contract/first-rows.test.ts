import { expect, test } from 'vitest';
import { FIRST_BY_ROLE, FIRST_ENTRIES, FIRST_ROWS } from '@/app/start-staff';
import { appealInbox } from '@/features/cases/appeals/appeal-inbox';
import { articlesList } from '@/features/articles/articles-paged';
import { readCursor, readFilter } from '@/features/audit-log/audit-filter';
import { auditPageQuery } from '@/features/audit-log/page-queries';
import { certificatesList } from '@/features/register/certificates/certificates-paged';
import { clientsList } from '@/features/register/companies/clients-paged';
import { surveillanceList } from '@/features/register/surveillance/surveillance-paged';
import { cmsList } from '@/features/cms-pages/cms-paged';
import { complaintInbox } from '@/features/cases/complaints/complaint-inbox';
import { messagesQuery } from '@/features/cases/messages/list-queries';
import { messageFilterFrom } from '@/features/cases/messages/message-filter';
import { filterFrom as caseFilterFrom } from '@/features/cases/inbox/list/case-filter';
import { caseListQuery } from '@/features/cases/inbox/queries';
import type { Prefetch } from '@/lib/read-ahead';

const LISTS = [clientsList, certificatesList, surveillanceList, articlesList, cmsList];

test('the rows preloaded for a list screen match its first page', () => {
  const declared = LISTS.map(({ read, table, sort }) => ({ read, table, sort }));
  expect(Object.values(FIRST_ROWS)).toEqual(declared);
});

test('inboxes and the audit log preload the query of their unfiltered screens', () => {
  const queried: unknown[] = [];
  const query: Prefetch = ({ queryKey }) => void queried.push(queryKey);
  for (const first of FIRST_ENTRIES.values()) first(query, 'me');
  for (const [path, , first] of FIRST_BY_ROLE) if (path === '/admin/audit-log') first(query, 'me');
  const plain = { get: () => '', all: () => [], page: 1 };
  expect(queried).toEqual([
    caseListQuery(complaintInbox, caseFilterFrom(complaintInbox, plain), 'me', 25).queryKey,
    caseListQuery(appealInbox, caseFilterFrom(appealInbox, plain), 'me', 25).queryKey,
    messagesQuery(messageFilterFrom(plain), 25).queryKey,
    auditPageQuery(readFilter(new URLSearchParams()), readCursor(new URLSearchParams())).queryKey,
  ]);
  const own = [complaintInbox.path, appealInbox.path];
  expect([...FIRST_ENTRIES.keys()]).toEqual([...own, '/admin/messages']);
});
