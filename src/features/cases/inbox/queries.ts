import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import { dayAfter, officeDay } from '@/lib/today';
import type { PageSize } from '@/lists/views/list-choices';
import {
  LIST_COLUMNS,
  CASE_STATES,
  type CaseFilter,
  type CaseInbox,
  type CaseRow,
  type ListedCase,
} from './case-inbox';

type Answer = PromiseLike<{ data: unknown; error: unknown; status: number; count?: number | null }>;

/** Part of the postgrest-js builder that both tables share. */
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

// postgrest-js cannot resolve its builder for a union of two tables; LIST_COLUMNS and CaseRow type the
// columns.

/** `all`: every row and the exact count, not one page. */
type RowScope = 'page' | 'all';
const counted = (many: RowScope) => (many === 'all' ? { count: 'exact' as const } : {});

/** Table and search function of an inbox. */
type Source = Pick<CaseInbox, 'table' | 'search'>;

const selectCases = ({ table }: Source, columns: string, many: RowScope = 'page') =>
  database().from(table).select(columns, counted(many)) as unknown as CaseSelect;

interface Search {
  query: string;
  /** True for open cases that await our reply. */
  is_unanswered: boolean;
  /** Only for appeals: true for upheld ones with an open effect. */
  has_open_effect?: true;
  /** Only for appeals: true for those with an overdue invoice. */
  has_unpaid_fee?: true;
}

/** Selects the cases that contain all search terms. For a page, the newest 1,000 matches suffice. */
const searchCases = ({ search }: Source, asked: Search, columns: string, many: RowScope = 'page') =>
  database()
    .rpc(search, { ...asked, ...(many === 'all' && { most: 100_000 }) }, counted(many))
    .select(columns) as unknown as CaseSelect;

/** Returns the start of tomorrow at the office, as in work_today(). Jakarta has no daylight saving time. */
const endOfToday = (now: Date) => `${dayAfter(officeDay(now), 1)}T00:00:00+07:00`;

const HOUR_MS = 3_600_000;
const NO_USER_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Filters rows by any of the values; no values mean no filter. Uses `eq` for a single value, so that an index
 * returns the rows in order.
 */
const whereIn = (rows: CaseSelect, column: string, values: readonly string[]) =>
  values.length > 1 ? rows.in(column, values) : values.length === 1 ? rows.eq(column, values[0]) : rows;

/** Filters rows by handler: given users, no one, or both. */
function whereAssigned(rows: CaseSelect, assigned: readonly string[], me: string): CaseSelect {
  const people = assigned.flatMap((each) => (each === 'none' ? [] : each === 'me' ? me || NO_USER_ID : each));
  if (!assigned.includes('none')) return whereIn(rows, 'assigned_to', people);
  if (people.length === 0) return rows.is('assigned_to', null);
  return rows.or(`assigned_to.is.null,assigned_to.in.(${people.join()})`);
}

/** Returns the rows that match a filter, in its order. */
export function filtered(
  inbox: Source,
  filter: CaseFilter,
  me: string,
  columns: string,
  many: RowScope = 'page',
): CaseSelect {
  const { words } = filter;
  const isIn = (...states: readonly string[]) => states.some((state) => filter.state.includes(state));
  const search: Search = {
    ...{ query: words, is_unanswered: isIn('unanswered') },
    ...(isIn('effect') && { has_open_effect: true }),
    ...(isIn('unpaid') && { has_unpaid_fee: true }),
  };
  let rows =
    words || search.is_unanswered || search.has_open_effect || search.has_unpaid_fee
      ? searchCases(inbox, search, columns, many)
      : selectCases(inbox, columns, many);
  // Spam stays in the register. Proposals are listed with spam and with the open cases.
  if (isIn('spam')) rows = rows.not('spam_marked_at', 'is', null);
  else if (!isIn('all')) rows = rows.is('spam_at', null);
  if (isIn('open', 'overdue', 'today', 'unanswered')) rows = rows.is('closed_at', null);
  const now = new Date();
  if (isIn('overdue')) rows = rows.lt('next_due_at', now.toISOString());
  if (isIn('today')) rows = rows.gte('next_due_at', now.toISOString()).lt('next_due_at', endOfToday(now));
  if (isIn('closed')) rows = rows.not('closed_at', 'is', null);
  if (!isIn(...CASE_STATES)) rows = whereIn(rows, 'status', filter.state);
  rows = whereIn(rows, 'category', filter.category);
  rows = whereIn(rows, 'about_company_id', filter.company);
  if (filter.isConfidential) rows = rows.eq('is_confidential', true);
  rows = whereAssigned(rows, filter.assigned, me);
  return filter.sort === 'due'
    ? // Many cases are due at the end of the same day: sort those by arrival.
      rows.order('next_due_at', { ascending: true, nullsFirst: false }).order('number')
    : rows.order('created_at', { ascending: false }).order('id');
}

/** Queries one page of an inbox, and one row more than `size` to detect a next page. */
export const caseListQuery = (inbox: Source, filter: CaseFilter, me: string, size: PageSize) =>
  // eslint-disable-next-line @tanstack/query/exhaustive-deps -- each table has one search function
  queryOptions({
    queryKey: [inbox.table, 'inbox', filter, me, size] as const,
    queryFn: async ({ signal }) => {
      const from = (filter.page - 1) * size;
      const columns = inbox.table === 'appeals' ? [...LIST_COLUMNS, 'is_late'] : LIST_COLUMNS;
      const page = filtered(inbox, filter, me, columns.join()).range(from, from + size);
      // PostgREST returns exactly these columns.
      const rows = unwrapRows((await page.abortSignal(signal)) as { data: ListedCase[]; error: unknown });
      return { rows: rows.slice(0, size), hasMore: rows.length > size };
    },
    placeholderData: keepPreviousData,
    meta: { table: inbox.table, silent: true },
  });

/** Queries the number of open cases in each named view. */
export const caseCountsQuery = (inbox: CaseInbox) =>
  queryOptions({
    queryKey: [inbox.table, 'counts'] as const,
    queryFn: async ({ signal }) =>
      unwrap(await database().rpc('case_counts', { kind: inbox.kind }).abortSignal(signal).single()),
    meta: { table: inbox.table, silent: true },
  });

/** Returns which of the given cases have unread entries. */
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

export const caseQuery = (inbox: CaseInbox, id: string) =>
  queryOptions({
    queryKey: [inbox.table, 'case', id] as const,
    queryFn: async () =>
      // '*' returns the shared columns, and those of the table itself by name.
      unwrap(await selectCases(inbox, '*').eq('id', id).single()) as CaseRow & Record<string, unknown>,
    meta: { table: inbox.table, silent: true },
  });

/** Queries the public holidays and their kinds. */
export const caseHolidaysQuery = () =>
  queryOptions({
    queryKey: ['public_holidays', 'days'] as const,
    queryFn: async () => {
      const since = new Date(Date.now() - 400 * 24 * HOUR_MS).toISOString().slice(0, 10);
      const days = database().from('public_holidays').select('holiday_date, kind').gte('holiday_date', since);
      return unwrapRows(await days.limit(500));
    },
    staleTime: HOUR_MS,
    meta: { table: 'public_holidays', silent: true },
  });

/**
 * Queries the years in use for which no holidays are entered. Deadlines in them count holidays as working
 * days.
 */
export const holidayGapsQuery = () =>
  queryOptions({
    queryKey: ['public_holidays', 'gaps'] as const,
    queryFn: async ({ signal }) => unwrap(await database().rpc('holiday_gaps').abortSignal(signal)),
    staleTime: HOUR_MS,
    meta: { table: 'public_holidays', silent: true },
  });

/**
 * Queries the companies that complaints are about, with their number of complaints. Includes the given ones.
 */
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

/** Queries the open corrective actions of complaints and appeals, most urgent first. */
export const openActionsQuery = () =>
  queryOptions({
    queryKey: ['case_events', 'open_actions'] as const,
    queryFn: async ({ signal }) => unwrapRows(await database().rpc('open_actions').abortSignal(signal)),
    meta: { table: 'case_events', silent: true },
  });

/**
 * Counts the cases received in the last `months` months (at most 36) by month, category, status and finding.
 */
export const caseFiguresQuery = (inbox: CaseInbox, months = 12) =>
  queryOptions({
    queryKey: [inbox.table, 'figures', months] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(await database().rpc('case_figures', { kind: inbox.kind, months }).abortSignal(signal)),
    meta: { table: inbox.table, silent: true },
  });
