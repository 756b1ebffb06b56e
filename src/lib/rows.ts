import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Database } from './database.types';
import { toAppError, unwrap } from './errors';
import { database } from './supabase';

type Tables = Database['public']['Tables'];
export type TableName = keyof Tables & string;
export type Row<N extends TableName> = Tables[N]['Row'];
export type Insert<N extends TableName> = Tables[N]['Insert'];
export type Update<N extends TableName> = Tables[N]['Update'];

/** The column each sorted list is kept in order by; a table is a sorted list when it is named here. */
export const ORDER_COLUMNS = {
  hero_slides: 'sort_order',
  navigation_menus: 'sort_order',
  rl_categories: 'sort_order',
  rl_subclass: 'sort_order',
  struktur_organisasi: 'order',
  alur_sertifikasi: 'step_order',
  legalitas: 'sort_order',
  faq: 'sort_order',
} as const satisfies { [N in TableName]?: keyof Row<N> & string };
export type ListTable = keyof typeof ORDER_COLUMNS;

/** The most rows one list screen asks for; lists that can grow beyond it page on the server instead. */
const LIST_LIMIT = 500;

type Answer = PromiseLike<{ data: unknown; error: unknown; status: number }>;
type Filtered = {
  eq(column: string, value: unknown): Filtered;
  is(column: string, value: null): Filtered;
  not(column: string, operator: 'is', value: null): Filtered;
  order(column: string, options?: { ascending: boolean }): Filtered;
  limit(count: number): Answer;
  select(columns?: string): { single(): Answer };
};
type Table = {
  select(columns: string): Filtered;
  insert(values: unknown): Filtered;
  update(values: unknown): Filtered;
  delete(): Filtered;
};

// postgrest-js cannot resolve its builder for a table name that is still a type parameter, so the calls used here
// are named once; callers stay typed by Row<N>.
const from = (table: TableName) => database().from(table) as unknown as Table;

/** Every row staff may see that is not in the trash, drafts included: admin screens. */
export const listQuery = <N extends ListTable>(table: N) =>
  queryOptions({
    queryKey: [table, 'list'] as const,
    queryFn: async () => {
      const rows = from(table).select('*').is('deleted_at', null).order(ORDER_COLUMNS[table]);
      return unwrap(await rows.limit(LIST_LIMIT)) as Row<N>[];
    },
    meta: { table, silent: true },
  });

/** What is in the trash, last deleted first. */
export const trashQuery = <N extends ListTable>(table: N) =>
  queryOptions({
    queryKey: [table, 'trash'] as const,
    queryFn: async () => {
      const rows = from(table).select('*').not('deleted_at', 'is', null);
      return unwrap(await rows.order('deleted_at', { ascending: false }).limit(LIST_LIMIT)) as Row<N>[];
    },
    meta: { table, silent: true },
  });

export type RowToSave<N extends TableName> =
  { id: string; values: Update<N> } | { id?: undefined; values: Insert<N> };

/** Adds a row, or changes the one with `id`; gives the row as it is now. */
export const useSaveRow = <N extends TableName>(table: N) =>
  useMutation({
    mutationFn: async ({ id, values }: RowToSave<N>) => {
      const write = id === undefined ? from(table).insert(values) : from(table).update(values).eq('id', id);
      return unwrap(await write.select().single()) as Row<N>;
    },
    meta: { table },
  });

// Each write below asks for the row back: row-level security filters silently, and "nothing matched" must be an
// error (PGRST116), not a success.

/** Moves a row to the trash. */
export const useTrashRow = (table: TableName) =>
  useMutation({
    mutationFn: async (id: string) => {
      const trashed = { deleted_at: new Date().toISOString() };
      unwrap(await from(table).update(trashed).eq('id', id).select('id').single());
    },
    meta: { table },
  });

/** Takes a row out of the trash, to where it was. */
export const useRestoreRow = (table: TableName) =>
  useMutation({
    mutationFn: async (id: string) => {
      unwrap(await from(table).update({ deleted_at: null }).eq('id', id).select('id').single());
    },
    meta: { table },
  });

/** Deletes a row for good. */
export const useDeleteRow = (table: TableName) =>
  useMutation({
    mutationFn: async (id: string) => {
      unwrap(await from(table).delete().eq('id', id).select('id').single());
    },
    meta: { table },
  });

/** Puts a sorted list into the order of `ids`, all of them, in one transaction. */
export const useReorder = (table: ListTable) =>
  useMutation({
    mutationFn: async (ids: string[]) => {
      const { error, status } = await database().rpc('reorder', { table_name: table, ids });
      if (error) throw toAppError(error, status);
    },
    meta: { table },
  });
