import type { Tone } from '@/ui/controls/badge';
import type { Role } from '@/config/roles';
import type { Messages } from '@/lib/i18n/define-messages';
import type { Database } from '@/lib/database.types';
import type { TableName } from '@/lib/rows';
import type { BulkAction } from '@/lists/bulk/bulk-change';

type Functions = Database['public']['Functions'];
/** Columns of every row of a page, besides its own. */
interface OnPage {
  id: string;
  updated_at: string;
  deleted_at: string;
  page: number;
  total: number;
  is_capped: boolean;
}
/** Functions of the API that answer with a page of rows (list_clients …). */
export type PagedFunction = {
  [F in keyof Functions]: Functions[F]['Returns'] extends OnPage[] ? F : never;
}[keyof Functions];

type Answer<F extends PagedFunction> = Functions[F]['Returns'] extends (infer R)[] ? R : never;
/** A row as the function gives it. The generated types do not know that columns of a function may be null. */
export type PagedRow<F extends PagedFunction = PagedFunction> = { readonly id: string } & {
  readonly [C in Exclude<keyof Answer<F>, 'id' | keyof Omit<OnPage, 'updated_at' | 'deleted_at'>>]:
    Answer<F>[C] | null;
};
/** A row of any list, as the kit's parts see it. */
export type AnyPagedRow = { readonly id: string } & Readonly<Record<string, unknown>>;

/** Form of a column on screen and in files. A text with a twin (`title_en`) is shown in the language on screen. */
interface Shown {
  kind: 'text' | 'number' | 'date' | 'moment' | 'yesNo';
}
/** One of several values, each with its word, and with a tone where it is a status. */
interface Choice {
  kind: 'choice';
  options: readonly string[];
  tones?: Readonly<Partial<Record<string, Tone>>>;
}
/**
 * Place of a column: in the table unless it is for files only, on phones unless it is for wide screens, and at first
 * unless it is shown when asked for.
 */
interface Place {
  sort?: true;
  only?: 'file' | 'wide' | 'asked';
}
export type PagedColumn<C extends string = string> = { column: C } & Place & (Shown | Choice);

/**
 * A filter of a list: some of the options, or (without them) of those that list_choices finds. isSingle: only one of them,
 * where several would say no more than the widest, or than none.
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
  /** The table that is changed; what is read is kept under its name. */
  table: TableName;
  /** The column a row is called by: the first one shown. */
  title: string;
  columns: C;
  filters: F;
  /** The order when the address names none: a column, with a minus for the other way round. */
  sort: string;
  /** Actions on many rows of the list; those of its trash are always there. */
  actions: readonly Extract<BulkAction, 'publish' | 'unpublish' | 'archive' | 'trash'>[];
  /** Roles that may change rows; the database decides again. */
  editors: readonly Role[];
  /** Other tables whose rows its rows tell about. */
  tellsAbout: readonly TableName[];
  /** False where rows come and go by themselves: none is chosen or thrown away, and there is no trash. */
  hasTrash: boolean;
}

/** Declares a list that the server pages, sorts, filters and searches. Columns that do not exist do not compile. */
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
  // No filters: the empty list is of every type of lists.
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
/** The words a list must bring. */
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

/** A list with its texts, as the kit's parts see it. */
export interface ShownPagedList extends PagedList {
  messages: Messages<string, PagedListMessages<PagedList>>;
}

/** Joins a list and its texts, in the module of its screen. Another list's texts do not compile. */
export const pagedListWithTexts = <L extends PagedList>(
  list: L,
  messages: Messages<string, PagedListMessages<L>>,
): L & ShownPagedList => ({ ...list, messages });
