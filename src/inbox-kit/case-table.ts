import { database } from '@/lib/supabase';
import type { CaseInbox } from './case-inbox';

type Answer = PromiseLike<{ data: unknown; error: unknown; status: number; count?: number | null }>;

/** The part of postgrest-js's builder that both tables share. */
export type CaseSelect = {
  eq: (column: string, value: unknown) => CaseSelect;
  is: (column: string, value: null) => CaseSelect;
  not: (column: string, operator: 'is', value: null) => CaseSelect;
  lt: (column: string, value: string) => CaseSelect;
  or: (conditions: string) => CaseSelect;
  order: (column: string, options?: { ascending?: boolean; nullsFirst?: boolean }) => CaseSelect;
  range: (from: number, to: number) => CaseSelect;
  abortSignal: (signal: AbortSignal) => CaseSelect;
  single: () => Answer;
} & Answer;

// postgrest-js cannot resolve its builder for one of two tables; columns are typed by LIST_COLUMNS and CaseRow.

/** `all`: every row is wanted, not a page of them, and the answer says how many there are. */
export type HowMany = 'page' | 'all';
const counted = (many: HowMany) => (many === 'all' ? { count: 'exact' as const } : {});

/** Rows of the inbox's table. */
export const selectCases = ({ table }: CaseInbox, columns: string, many: HowMany = 'page') =>
  database().from(table).select(columns, counted(many)) as unknown as CaseSelect;

/** The same, only those in which every one of the words occurs; for a page the newest 1,000 are enough. */
export const searchCases = ({ search }: CaseInbox, query: string, columns: string, many: HowMany = 'page') =>
  database()
    .rpc(search, { query, ...(many === 'all' && { most: 100_000 }) }, counted(many))
    .select(columns) as unknown as CaseSelect;
