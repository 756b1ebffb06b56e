import { database } from '@/lib/supabase';
import type { CaseInbox } from './case-inbox';

type Answer = PromiseLike<{ data: unknown; error: unknown; status: number }>;

/** The part of postgrest-js's builder that both tables share. */
export type CaseSelect = {
  eq: (column: string, value: unknown) => CaseSelect;
  is: (column: string, value: null) => CaseSelect;
  not: (column: string, operator: 'is', value: null) => CaseSelect;
  lt: (column: string, value: string) => CaseSelect;
  order: (column: string, options?: { ascending?: boolean; nullsFirst?: boolean }) => CaseSelect;
  range: (from: number, to: number) => CaseSelect;
  abortSignal: (signal: AbortSignal) => CaseSelect;
  single: () => Answer;
} & Answer;

// postgrest-js cannot resolve its builder for one of two tables; columns are typed by LIST_COLUMNS and CaseRow.

/** Rows of the inbox's table. */
export const selectCases = ({ table }: CaseInbox, columns: string) =>
  database().from(table).select(columns) as unknown as CaseSelect;

/** The same, only those in which every one of the words occurs; the newest 1,000. */
export const searchCases = ({ search }: CaseInbox, query: string, columns: string) =>
  database().rpc(search, { query }).select(columns) as unknown as CaseSelect;
