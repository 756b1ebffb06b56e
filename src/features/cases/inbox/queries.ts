import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { dayAfter, officeDay } from '@/lib/today';
import type { PageSize } from '@/lists/views/list-choices';
import {
  LIST_COLUMNS,
  STATES,
  type CaseFilter,
  type CaseInbox,
  type CaseRow,
  type ListedCase,
} from './case-inbox';

type Answer = PromiseLike<{ data: unknown; error: unknown; status: number; count?: number | null }>;

/** The part of postgrest-js's builder that both tables share. */
type CaseSelect = {
  eq: (column: string, value: unknown) => CaseSelect;
  in: (column: string, values: readonly string[]) => CaseSelect;
  is: (column: string, value: null) => CaseSelect;
  not: (column: string, operator: 'is', value: null) => CaseSelect;
  lt: (column: string, value: string) => CaseSelect;
  gte: (column: string, value: string) => CaseSelect;
  or: (conditions: string) => CaseSelect;
  order: (column: string, options?: { ascending?: boolean; nullsFirst?: boolean }) => CaseSelect;
  range: (from: number, to: number) => CaseSelect;
  abortSignal: (signal: AbortSignal) => CaseSelect;
  single: () => Answer;
} & Answer;

// postgrest-js cannot resolve its builder for one of two tables; columns are typed by LIST_COLUMNS and CaseRow.

/** `all`: every row is wanted, not a page of them, and the answer says how many there are. */
type HowMany = 'page' | 'all';
const counted = (many: HowMany) => (many === 'all' ? { count: 'exact' as const } : {});

/** Its rows in the database, and how they are searched. */
type Source = Pick<CaseInbox, 'table' | 'search'>;

/** Rows of the inbox's table. */
const selectCases = ({ table }: Source, columns: string, many: HowMany = 'page') =>
  database().from(table).select(columns, counted(many)) as unknown as CaseSelect;

interface Search {
  query: string;
  /** Only open cases that wait for our answer. */
  is_unanswered: boolean;
}

/** The same, only those in which every one of the words occurs; for a page the newest 1,000 are enough. */
const searchCases = ({ search }: Source, asked: Search, columns: string, many: HowMany = 'page') =>
  database()
    .rpc(search, { ...asked, ...(many === 'all' && { most: 100_000 }) }, counted(many))
    .select(columns) as unknown as CaseSelect;

/** The first moment of tomorrow at the office, as work_today() counts a day; Jakarta has no summer time. */
const endOfToday = (now: Date) => `${dayAfter(officeDay(now), 1)}T00:00:00+07:00`;

const HOUR_MS = 3_600_000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Rows with one of the values; none means any. One is asked for by itself: an index then gives its rows in their order. */
const among = (rows: CaseSelect, column: string, values: readonly string[]) =>
  values.length > 1 ? rows.in(column, values) : values.length === 1 ? rows.eq(column, values[0]) : rows;

/** Rows of some people, of nobody, or of either. */
function ofPeople(rows: CaseSelect, assigned: readonly string[], me: string): CaseSelect {
  const people = assigned.flatMap((each) => (each === 'none' ? [] : each === 'me' ? me || NOBODY : each));
  if (!assigned.includes('none')) return among(rows, 'assigned_to', people);
  if (people.length === 0) return rows.is('assigned_to', null);
  return rows.or(`assigned_to.is.null,assigned_to.in.(${people.join()})`);
}

/** The rows that a filter lets through, in its order. */
export function filtered(
  inbox: Source,
  filter: CaseFilter,
  me: string,
  columns: string,
  many: HowMany = 'page',
): CaseSelect {
  const { words } = filter;
  const isIn = (...states: readonly string[]) => states.some((state) => filter.state.includes(state));
  const search = { query: words, is_unanswered: isIn('unanswered') };
  let rows =
    words || search.is_unanswered
      ? searchCases(inbox, search, columns, many)
      : selectCases(inbox, columns, many);
  rows = isIn('spam') ? rows.not('spam_at', 'is', null) : rows.is('spam_at', null);
  if (isIn('open', 'overdue', 'today', 'unanswered')) rows = rows.is('closed_at', null);
  const now = new Date();
  if (isIn('overdue')) rows = rows.lt('next_due_at', now.toISOString());
  if (isIn('today')) rows = rows.gte('next_due_at', now.toISOString()).lt('next_due_at', endOfToday(now));
  if (isIn('closed')) rows = rows.not('closed_at', 'is', null);
  if (!isIn(...STATES)) rows = among(rows, 'status', filter.state);
  rows = among(rows, 'category', filter.category);
  rows = among(rows, 'about_company_id', filter.company);
  if (filter.isConfidential) rows = rows.eq('is_confidential', true);
  rows = ofPeople(rows, filter.assigned, me);
  return filter.sort === 'due'
    ? // Many are due at the end of one day: those stand as they came.
      rows.order('next_due_at', { ascending: true, nullsFirst: false }).order('number')
    : rows.order('created_at', { ascending: false }).order('id');
}

/** One page of an inbox, of `size` rows; one row more than a page tells whether there is another. */
export const caseListQuery = (inbox: Source, filter: CaseFilter, me: string, size: PageSize) =>
  // eslint-disable-next-line @tanstack/query/exhaustive-deps -- a table has one function that searches it
  queryOptions({
    queryKey: [inbox.table, 'inbox', filter, me, size] as const,
    queryFn: async ({ signal }) => {
      const from = (filter.page - 1) * size;
      const page = filtered(inbox, filter, me, LIST_COLUMNS.join()).range(from, from + size);
      // The columns are LIST_COLUMNS.
      const rows = unwrapRows((await page.abortSignal(signal)) as { data: ListedCase[]; error: unknown });
      return { rows: rows.slice(0, size), hasMore: rows.length > size };
    },
    placeholderData: keepPreviousData,
    meta: { table: inbox.table, silent: true },
  });

/** Number of open cases in each named view. */
export const caseCountsQuery = (inbox: CaseInbox) =>
  queryOptions({
    queryKey: [inbox.table, 'counts'] as const,
    queryFn: async ({ signal }) =>
      unwrap(await database().rpc('case_counts', { kind: inbox.kind }).abortSignal(signal).single()),
    meta: { table: inbox.table, silent: true },
  });

/** Ids, among these, of the cases with something unread. */
export const unreadCasesQuery = (inbox: CaseInbox, ids: readonly string[]) =>
  queryOptions({
    queryKey: [inbox.table, 'unread', ids] as const,
    queryFn: async ({ signal }) => {
      const answer = database().rpc('unread_cases', { kind: inbox.kind, ids: [...ids] });
      return new Set<string>(unwrapRows(await answer.abortSignal(signal)));
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    meta: { table: inbox.table, silent: true },
  });

/** One case, whole. */
export const caseQuery = (inbox: CaseInbox, id: string) =>
  queryOptions({
    queryKey: [inbox.table, 'case', id] as const,
    queryFn: async () =>
      // '*' of either table has what both have, and its own columns by name.
      unwrap(await selectCases(inbox, '*').eq('id', id).single()) as CaseRow & Record<string, unknown>,
    meta: { table: inbox.table, silent: true },
  });

/** Public holidays, which deadlines skip like weekends. */
export const holidaysQuery = () =>
  queryOptions({
    queryKey: ['public_holidays', 'days'] as const,
    queryFn: async () => {
      const since = new Date(Date.now() - 400 * 24 * HOUR_MS).toISOString().slice(0, 10);
      const days = database().from('public_holidays').select('holiday_date').gte('holiday_date', since);
      return new Set(unwrapRows(await days.limit(500)).map((row) => row.holiday_date));
    },
    staleTime: HOUR_MS,
    meta: { table: 'public_holidays', silent: true },
  });

/** Years in use whose holidays are not entered: deadlines count those as working days. */
export const holidayGapsQuery = () =>
  queryOptions({
    queryKey: ['public_holidays', 'gaps'] as const,
    queryFn: async ({ signal }) => unwrap(await database().rpc('holiday_gaps').abortSignal(signal)),
    staleTime: HOUR_MS,
    meta: { table: 'public_holidays', silent: true },
  });

/** Companies that complaints are about, with their numbers; those that are listed always. */
export const caseCompaniesQuery = (inbox: CaseInbox, including: readonly string[]) =>
  queryOptions({
    queryKey: [inbox.table, 'companies', including] as const,
    queryFn: async ({ signal }) => {
      const asked = { including: [...including] };
      return unwrapRows(await database().rpc('complaint_companies', asked).abortSignal(signal));
    },
    placeholderData: keepPreviousData,
    meta: { table: inbox.table, silent: true },
  });

/** Corrective actions of both kinds of case that are still to be done, the most urgent first. */
export const openActionsQuery = () =>
  queryOptions({
    queryKey: ['case_events', 'open_actions'] as const,
    queryFn: async ({ signal }) => unwrapRows(await database().rpc('open_actions').abortSignal(signal)),
    meta: { table: 'case_events', silent: true },
  });

/** Cases received in so many months up to today, at most 36, counted by month, category, status and finding. */
export const caseFiguresQuery = (inbox: CaseInbox, months = 12) =>
  queryOptions({
    queryKey: [inbox.table, 'figures', months] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(await database().rpc('case_figures', { kind: inbox.kind, months }).abortSignal(signal)),
    meta: { table: inbox.table, silent: true },
  });
