import type { Database } from './database.types';
import { database } from './supabase';

type Tables = Database['public']['Tables'];
export type TableName = keyof Tables;
export type Row<N extends TableName> = Tables[N]['Row'];
export type Insert<N extends TableName> = Tables[N]['Insert'];
export type Update<N extends TableName> = Tables[N]['Update'];

/** The column each sorted list is kept in order by. */
const ORDER_COLUMNS = {
  hero_slides: 'sort_order',
  navigation_menus: 'sort_order',
  rl_categories: 'sort_order',
  rl_subclass: 'sort_order',
  struktur_organisasi: 'order',
  alur_sertifikasi: 'step_order',
  legalitas: 'sort_order',
  faq: 'sort_order',
  fees: 'sort_order',
} as const satisfies { [N in TableName]?: keyof Row<N> & string };
/** Lists whose order follows from what the rows hold. */
const FIXED_ORDERS = {
  legal_products: { column: 'year', ascending: false },
  clients: { column: 'name', ascending: true },
  certificates: { column: 'number', ascending: true },
} as const satisfies { [N in TableName]?: { column: keyof Row<N> & string; ascending: boolean } };

export type SortedTable = keyof typeof ORDER_COLUMNS;
/** The tables that are lists in the back-office. */
export type ListTable = SortedTable | keyof typeof FIXED_ORDERS;

/** True when staff put the rows in order themselves. */
export const isSorted = (table: ListTable): table is SortedTable => table in ORDER_COLUMNS;

export const orderOf = (table: ListTable): { column: string; ascending: boolean } =>
  isSorted(table) ? { column: ORDER_COLUMNS[table], ascending: true } : FIXED_ORDERS[table];

type Answer = PromiseLike<{ data: unknown; error: unknown; status: number }>;
type Filtered = {
  eq(column: string, value: unknown): Filtered;
  is(column: string, value: null): Filtered;
  not(column: string, operator: 'is', value: null): Filtered;
  order(column: string, options?: { ascending: boolean }): Filtered;
  limit(count: number): Answer;
  maybeSingle(): Answer;
  select(columns?: string): { single(): Answer; maybeSingle(): Answer };
};
type Table = {
  select(columns: string): Filtered;
  insert(values: unknown): Filtered;
  update(values: unknown): Filtered;
  delete(): Filtered;
};

// postgrest-js cannot resolve its builder for a table name that is still a type parameter, so the calls used here
// are named once; callers stay typed by Row<N>.
/** The table's builder, as far as the row calls use it. */
export const from = (table: TableName) => database().from(table) as unknown as Table;
