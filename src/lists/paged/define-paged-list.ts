import type { Tone } from '@/ui/controls/badge';
import type { Role } from '@/config/roles';
import type { Messages } from '@/lib/i18n/define-messages';
import type { Database } from '@/lib/database.types';
import type { TableName } from '@/lib/rows';
import type { BulkAction } from '@/lists/bulk/bulk-change';

type Functions = Database['public']['Functions'];
/** Columns that every paged function returns in addition to its own. */
interface OnPage {
  id: string;
  updated_at: string;
  deleted_at: string;
  page: number;
  total: number;
  is_capped: boolean;
}
/** API functions that return a page of rows (list_clients …). */
export type PagedFunction = {
  [F in keyof Functions]: Functions[F]['Returns'] extends OnPage[] ? F : never;
}[keyof Functions];

type Answer<F extends PagedFunction> = Functions[F]['Returns'] extends (infer R)[] ? R : never;
/** Row returned by the function. Includes null, which generated types omit for functions. */
export type PagedRow<F extends PagedFunction = PagedFunction> = { readonly id: string } & {
  readonly [C in Exclude<keyof Answer<F>, 'id' | keyof Omit<OnPage, 'updated_at' | 'deleted_at'>>]:
    Answer<F>[C] | null;
};
/** Row of any paged list. */
export type AnyPagedRow = { readonly id: string } & Readonly<Record<string, unknown>>;

/**
 * How a column is displayed and exported. A text with a translation (`title_en`) is shown in the interface
 * language.
 */
interface Shown {
  kind: 'text' | 'number' | 'date' | 'moment' | 'yesNo';
}
/** One of several values with their labels; a status also has a tone. */
interface Choice {
  kind: 'choice';
  options: readonly string[];
  tones?: Readonly<Partial<Record<string, Tone>>>;
}
/** Visibility of a column: export only, wide screens only, or hidden until the user shows it. */
interface Place {
  sort?: true;
  only?: 'file' | 'wide' | 'asked';
}
export type PagedColumn<C extends string = string> = { column: C } & Place & (Shown | Choice);

/**
 * Filter of a list, with these options or else those that list_choices returns. `isSingle` allows only one
 * option, for filters where several options would mean the same as the widest option or no filter.
 */
export interface PagedFilter {
  name: string;
  options?: readonly string[];
  isSingle?: true;
}

export interface PagedList<
  C extends readonly PagedColumn[] = readonly PagedColumn[],
  F extends readonly PagedFilter[] = readonly PagedFilter[],
> {
  read: PagedFunction;
  /** Table that is changed. Also identifies the cached queries. */
  table: TableName;
  /** Column with the title of a row; the first column. */
  title: string;
  columns: C;
  filters: F;
  /** Default order: a column, with a minus for descending. */
  sort: string;
  /** Bulk actions of the list. The actions of its trash are always available. */
  actions: readonly Extract<BulkAction, 'publish' | 'unpublish' | 'archive' | 'trash'>[];
  /** Roles that may edit rows. The database enforces the same rule. */
  editors: readonly Role[];
  /** Other tables whose changes affect the rows. */
  tellsAbout: readonly TableName[];
  /** False for rows that the system creates and deletes: no selection, deletion or trash. */
  hasTrash: boolean;
}

/** Declares a list that the server pages, sorts, filters and searches. Unknown columns do not compile. */
export function definePagedList<
  R extends PagedFunction,
  const C extends readonly PagedColumn<keyof PagedRow<R> & string>[],
  const F extends readonly PagedFilter[],
>(
  read: R,
  definition: Omit<PagedList<C, F>, 'read' | 'title' | 'editors' | 'filters' | 'tellsAbout' | 'hasTrash'> & {
    title: keyof PagedRow<R> & string;
    filters?: F;
    editors?: readonly Role[];
    tellsAbout?: readonly TableName[];
    hasTrash?: boolean;
  },
): PagedList<C, F> & { read: R } {
  // An empty list of filters is valid for every filter type.
  return {
    editors: ['admin', 'editor'],
    filters: [] as unknown as F,
    tellsAbout: [],
    hasTrash: true,
    ...definition,
    read,
  };
}

type Optioned<T> = Extract<T, { options: readonly string[] }>;
/** Texts that a list must define. */
export type PagedListMessages<L extends PagedList> = {
  title: string;
  purpose: string;
  /** Placeholder of the search field. */
  search: string;
  empty: string;
  emptyHint: string;
  columns: Record<L['columns'][number]['column'], string>;
  filters: Record<L['filters'][number]['name'], string>;
  options: {
    [K in Optioned<L['columns'][number]> as K['column']]: Record<K['options'][number], string>;
  } & { [K in Optioned<L['filters'][number]> as K['name']]: Record<K['options'][number], string> };
};

/** Paged list with its texts. */
export interface ShownPagedList extends PagedList {
  messages: Messages<string, PagedListMessages<PagedList>>;
}

/** Combines a list with its texts, in the module of its screen. Texts of another list do not compile. */
export const pagedListWithTexts = <L extends PagedList>(
  list: L,
  messages: Messages<string, PagedListMessages<L>>,
): L & ShownPagedList => ({ ...list, messages });
