import type { LucideIcon } from 'lucide-react';
import type { Words } from '@/domain/record-kind';
import type { Role } from '@/config/roles';
import type { Messages } from '@/lib/i18n/define-messages';
import type { ScreenGroup } from '@/config/screen-groups';
import type { ListTable, Row } from '@/lib/rows';
import type { AnyField, Field } from './fields';

type Column<N extends ListTable> = keyof Row<N> & string;
type TitleColumn<N extends ListTable> = {
  [C in Column<N>]: NonNullable<Row<N>[C]> extends string ? C : never;
}[Column<N>];

/** Rules between columns: filled in together or not at all; dates in order, and (apart) not on the same day. */
export type Rule<C extends string = string> =
  { rule: 'together'; columns: readonly [C, C] } | { rule: 'inOrder'; first: C; last: C; apart?: true };

/** The list's screen in the back-office; its page is the `<noun>-admin.tsx` beside the `<noun>-resource.ts`. */
export interface ListScreen {
  path: string;
  /** Its name in the sidebar and wherever the list is named. */
  label: Words;
  /** One row within a sentence: 'biaya', 'a fee'. */
  row: Words;
  group: ScreenGroup;
  /** Its place within the group, lowest first; without one it stands at the end. */
  place?: number;
  icon: LucideIcon;
}

interface Options<C extends string> {
  /** Roles that may change the list; the database decides again. */
  editors: readonly Role[];
  /**
   * The rows hang below each other by `parent`, a reference to the same table, at most so many levels deep. hidesBelow:
   * visitors see no row whose parent is gone; without it such a row stands at the top.
   */
  tree?: { parent: C; levels: number; hidesBelow?: true };
  /** The list stands in groups, one for each value of this column (a select or a reference). */
  groupBy?: C;
  /** Columns the list can be narrowed by (a select or a reference). */
  filterBy: readonly C[];
  /** Tells rows in which something is still to be filled in; the list can be narrowed to them, in the words of `waiting`. */
  isWaiting?: (row: Readonly<Record<string, unknown>>) => boolean;
  /** Set on lists of realistically 30 rows or more: they are exported to files and imported from files. */
  isLong?: true;
  /**
   * Columns by which an imported row finds its entry; the same as `known_by` in the database
   * (private.make_content_table). Absent on lists without an import.
   */
  knownBy?: readonly C[];
  rules: readonly Rule<C>[];
  /** Absent where the list stands on a screen that the app makes, such as the menu. */
  screen?: ListScreen;
}

/** One list: its declaration, without its texts, which the frame of the back-office does not need. */
export interface Resource<F extends readonly AnyField[] = readonly AnyField[]> extends Options<string> {
  table: ListTable;
  /** The column a row is called by. */
  titleColumn: string;
  fields: F;
}

/** Declares the back-office screen of a table. Columns that do not exist, or have no twin, do not compile. */
export function defineResource<N extends ListTable, const F extends readonly Field<N>[]>(
  table: N,
  definition: { titleColumn: TitleColumn<N>; fields: F } & Partial<Options<Column<N>>>,
): Resource<F> {
  return { table, editors: ['admin', 'editor'], filterBy: [], rules: [], ...definition };
}

/** Texts of a resource: `defineMessages('faqAdmin', { id: {…} satisfies ResourceMessages<typeof faqResource>, … })`. */
export type ResourceMessages<R extends Resource> = {
  title: string;
  purpose: string;
  add: string;
  empty: string;
  emptyHint: string;
  /** Of isWaiting: what the rows wait for, how to fill it in, and that none is left. */
  waiting?: { rows: string; hint: string; none: string };
  fields: Record<R['fields'][number]['column'], string>;
  options: {
    [F in Extract<R['fields'][number], { kind: 'select' | 'choices' }> as F['column']]: Record<
      F['options'][number],
      string
    >;
  };
  /** Sentences below an input, by its column. */
  hints?: Record<string, string>;
  /** Texts for values that the database refuses, by the name of the constraint. */
  constraints?: Record<string, string>;
};

/** A list with its texts, as the kit's parts see it. */
export interface ShownResource extends Resource {
  messages: Messages<string, ResourceMessages<Resource>>;
}

/** Joins a list and its texts, in the module of its screen. Another list's texts do not compile. */
export const resourceWithTexts = <R extends Resource>(
  resource: R,
  messages: Messages<string, ResourceMessages<R>>,
): R & ShownResource => ({ ...resource, messages });
