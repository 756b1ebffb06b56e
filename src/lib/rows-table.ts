import type { Database } from './database.types';
import { database } from './supabase';

type Tables = Database['public']['Tables'];
export type TableName = keyof Tables;
export type Row<N extends TableName> = Tables[N]['Row'];
export type Insert<N extends TableName> = Tables[N]['Insert'];
export type Update<N extends TableName> = Tables[N]['Update'];

/** Sort columns named by the spec; all other lists use sort_order. */
const OWN_ORDERS = {
  struktur_organisasi: 'order',
  alur_sertifikasi: 'step_order',
} as const satisfies { [N in TableName]?: keyof Row<N> & string };
/** Lists whose order is derived from row values. */
const FIXED_ORDERS = {
  legal_products: { column: 'year', ascending: false },
  clients: { column: 'name', ascending: true },
  certificates: { column: 'number', ascending: true },
} as const satisfies { [N in TableName]?: { column: keyof Row<N> & string; ascending: boolean } };

type WithPlaces = {
  [N in TableName]: 'sort_order' | 'deleted_at' extends keyof Row<N> ? N : never;
}[TableName];
export type SortedTable = WithPlaces | keyof typeof OWN_ORDERS;
/** Tables that are lists in the back-office. */
export type ListTable = SortedTable | keyof typeof FIXED_ORDERS;

/** Returns true when staff order the rows manually. */
export const isSorted = (table: ListTable): table is SortedTable => !(table in FIXED_ORDERS);

export const orderOf = (table: ListTable): { column: string; ascending: boolean } => {
  if (!isSorted(table)) return FIXED_ORDERS[table];
  const own: Partial<Record<ListTable, string>> = OWN_ORDERS;
  return { column: own[table] ?? 'sort_order', ascending: true };
};

/** PostgREST response. */
export type QueryResult = PromiseLike<{
  data: unknown;
  error: unknown;
  status: number;
  count?: number | null;
}>;
type Filtered = {
  eq(column: string, value: unknown): Filtered;
  is(column: string, value: null): Filtered;
  not(column: string, operator: 'is', value: null): Filtered;
  order(column: string, options?: { ascending: boolean }): Filtered;
  limit(count: number): QueryResult & { abortSignal(signal: AbortSignal): QueryResult };
  range(first: number, last: number): { abortSignal(signal: AbortSignal): QueryResult };
  maybeSingle(): QueryResult;
  select(columns?: string): { single(): QueryResult; maybeSingle(): QueryResult };
};
type Table = {
  select(columns: string, options?: { count: 'exact' }): Filtered;
  insert(values: unknown): Filtered;
  update(values: unknown): Filtered;
  delete(): Filtered;
};

// postgrest-js cannot resolve its builder for a generic table name, so the calls used here are typed by hand.
// Row<N> keeps callers typed.
/** Returns the table's builder with the calls used here. */
export const from = (table: TableName) => database().from(table) as unknown as Table;
