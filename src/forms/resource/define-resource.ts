import type { LucideIcon } from 'lucide-react';
import type { RecordTexts } from '@/domain/record-kind';
import type { Role } from '@/config/roles';
import type { Messages } from '@/lib/i18n/define-messages';
import type { ScreenGroup } from '@/config/screen-groups';
import type { ListTable, Row, TableName } from '@/lib/rows';
import type { AnyField, Field } from './fields';

type Column<N extends ListTable> = keyof Row<N> & string;
type TitleColumn<N extends ListTable> = {
  [C in Column<N>]: NonNullable<Row<N>[C]> extends string ? C : never;
}[Column<N>];

/**
 * Rules across columns: all or none; dates in order, optionally on different days; names of two different
 * people; required if a toggle is on.
 */
export type Rule<C extends string = string> =
  | { rule: 'together'; columns: readonly [C, C] }
  | { rule: 'inOrder'; first: C; last: C; apart?: true }
  | { rule: 'otherPerson'; first: C; last: C }
  | { rule: 'needed'; column: C; toggle: C };

/** Back-office screen of a list. Its component is the `<noun>-admin.tsx` next to the `<noun>-resource.ts`. */
export interface ListScreen {
  path: string;
  /** Name of the list in the sidebar and in links. */
  label: RecordTexts;
  /** Noun for one row in a sentence: 'biaya', 'a fee'. */
  row: RecordTexts;
  group: ScreenGroup;
  /** Position within the group, lowest first. Lists without one are last. */
  place?: number;
  icon: LucideIcon;
}

interface Options<C extends string> {
  /** Roles that may edit the list. The database enforces the same rule. */
  editors: readonly Role[];
  /**
   * Nests rows under `parent`, a reference to the same table, at most `levels` deep. Rows whose parent is
   * missing move to the top level, or with `hidesBelow` are hidden from visitors.
   */
  tree?: { parent: C; levels: number; hidesBelow?: true };
  /** Groups the list by the values of this column (a select or a reference). */
  groupBy?: C;
  /** Columns that the list can be filtered by (selects or references). */
  filterBy: readonly C[];
  /** Returns true for a row that is incomplete. Enables a filter for such rows, labelled by `waiting`. */
  isWaiting?: (row: Readonly<Record<string, unknown>>) => boolean;
  /** Set for lists that can reach 30 rows: enables export and import. */
  isLong?: true;
  /**
   * Columns that match an imported row to an existing entry, as `known_by` in SQL
   * (private.make_content_table). Absent for lists without import.
   */
  knownBy?: readonly C[];
  rules: readonly Rule<C>[];
  /** Absent for lists that are part of another screen, such as the menu. */
  screen?: ListScreen;
}

/** Declaration of a list without its texts, which the back-office shell does not need. */
export interface Resource<F extends readonly AnyField[] = readonly AnyField[]> extends Options<string> {
  table: ListTable;
  /** Column with the title of a row. */
  titleColumn: string;
  fields: F;
}

/**
 * Declares a list for a table. Unknown columns, and localized columns without a translation, do not compile.
 */
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
  /**
   * Texts for isWaiting: a name for incomplete rows, how to complete them, and the message if there are none.
   */
  waiting?: { rows: string; hint: string; none: string };
  fields: Record<R['fields'][number]['column'], string>;
  options: {
    [F in Extract<R['fields'][number], { kind: 'select' | 'choices' }> as F['column']]: Record<
      F['options'][number],
      string
    >;
  };
  /** Hints below inputs, by column. */
  hints?: Record<string, string>;
  /** Messages for the errors of `check`, by key. */
  issues?: Record<string, string>;
  /** Messages for values that the database rejects, by constraint name. */
  constraints?: Record<string, string>;
};

type FieldMessages = Pick<ResourceMessages<Resource>, 'fields' | 'options'>;

/** Fields of a form with their texts: of a list's rows, or of a section of the settings. */
export interface ShownFields extends Pick<Resource, 'fields' | 'rules' | 'tree'> {
  table: TableName;
  messages: Messages<string, FieldMessages>;
}

/** List with its texts. */
export interface ShownResource extends Resource {
  messages: Messages<string, ResourceMessages<Resource>>;
}

/** Combines a list with its texts, in the module of its screen. Texts of another list do not compile. */
export const resourceWithTexts = <R extends Resource>(
  resource: R,
  messages: Messages<string, ResourceMessages<R>>,
): R & ShownResource => ({ ...resource, messages });
