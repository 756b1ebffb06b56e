import type { OtherLanguage } from '@/config/languages';
import type { ListTable, Row } from '@/lib/rows';

type Column<N extends ListTable> = keyof Row<N> & string;
/** Columns whose values are all of type V. */
type ColumnOf<N extends ListTable, V> = {
  [C in Column<N>]: NonNullable<Row<N>[C]> extends V ? C : never;
}[Column<N>];
/** jsonb columns, which accept any object. */
type DocumentColumn<N extends ListTable> = {
  [C in Column<N>]: Record<string, never> extends Row<N>[C] ? C : never;
}[Column<N>];
/** Columns with a counterpart in every other language (`title` / `title_en`). */
type Twinned<N extends ListTable, C extends string> = {
  [K in C]: `${K}_${OtherLanguage}` extends Column<N> ? K : never;
}[C];

interface Common {
  required?: true;
  /** Shown in the list next to the title, where a toggle can also be switched. */
  inList?: true;
  /** True if the form keeps the value without an input; the screen's `formTop` edits it. */
  isHidden?: true;
  /** Overrides whether bulk editing offers the field (by default, bulk-field/offered-fields.ts decides). */
  inMany?: boolean;
}
type Localizable<N extends ListTable, F, C extends string> =
  (F & { column: C; localized?: false }) | (F & { column: Twinned<N, C>; localized: true });

/** Current form values, by column. */
export type Typed = Readonly<Record<string, unknown>>;

/** Suggested values for a text, and how the form treats other values. */
export interface Offers {
  values: readonly string[] | ((typed: Typed) => readonly string[]);
  /** Returns the usual spelling of the input; applied on blur. */
  spelled?: (value: string) => string;
  /**
   * Returns true if a value is usual in combination with the others. The form warns about unusual values but
   * saves them.
   */
  isUsual?: (value: string, typed: Typed) => boolean;
}

interface Text {
  kind: 'text' | 'longText';
  max: number;
  /**
   * 'name' rejects invisible characters. A pattern must equal the column's check in the database
   * (table_column_check), which supplies the error message.
   */
  shape?: 'name' | RegExp;
  /** Suggests these values and those used in other rows; accepts any other. */
  offers?: Offers;
  /** Public pages replace placeholders such as {batas_banding} with numbers from the settings. */
  numbers?: true;
  /** Returns the key of an error whose text is under `issues`; undefined for a valid value. */
  check?: (value: string) => string | undefined;
  type?: 'email' | 'tel';
  placeholder?: string;
  rows?: number;
}
interface WholeNumber {
  kind: 'number';
  min: number;
  max: number;
  /** Unit shown in the list. */
  unit?: 'rupiah' | 'days';
  /** Renders a number input with arrows. The error for a missing required number names the limits. */
  spinner?: true;
}
interface Url {
  kind: 'url';
  /** Also accepts '#': an entry without a page, used as a heading for others. */
  orHead?: true;
  /** Rejects paths on this site. */
  isExternal?: true;
  /** Allows choosing a document from the media library. */
  file?: true;
}

interface Image<C extends string> {
  kind: 'image';
  /** Localized column with the image's alternative text. */
  described?: C;
  /** Also offers the built-in drawings. */
  drawings?: true;
}

interface Day<C extends string> {
  kind: 'date';
  /**
   * Earliest accepted day (default 1900-01-01), repeated in the message of the check. The latest is
   * 2099-12-31.
   */
  from?: string;
  /** Fills in a blank day in another column: this day plus `years`. */
  proposes?: { column: C; years: number };
}

/**
 * Reference to a row of this or another list, labelled by the columns in `label` or by its return value.
 * `inFiles`: full name in exported files if the label is shortened. `findBy`: additional columns to search in
 * long lists.
 */
type Reference<N extends ListTable> = {
  [T in ListTable]: Common & {
    kind: 'reference';
    column: ColumnOf<N, string>;
    table: T;
    label: readonly ColumnOf<T, string | number>[] | ((row: Row<T>) => string);
    inFiles?: (row: Row<T>) => string;
    findBy?: readonly ColumnOf<T, string>[];
  };
}[ListTable];

/**
 * Limits the options to those in a column of the row chosen in another reference field. The value starts
 * blank.
 */
interface Narrowing<C extends string> {
  reference: C;
  list: string;
}

/** Field for one column of `N`. `localized` fields also write the translations (`title_en`). */
export type Field<N extends ListTable> =
  | Localizable<N, Common & Text, ColumnOf<N, string>>
  // Text inside a document: 'outcome.approved'. Its translation is 'outcome.approved_en'.
  | (Common & Text & { column: `${DocumentColumn<N>}.${string}`; localized?: boolean })
  | Localizable<N, Common & { kind: 'richText' }, DocumentColumn<N>>
  /**
   * `url`: a web address or a path of this site. `image`: the same, a picture from the library, or
   * 'drawing:name'.
   */
  | (Common &
      (Url | Image<Twinned<N, ColumnOf<N, string>>> | Day<ColumnOf<N, string>>) & {
        column: ColumnOf<N, string>;
      })
  | (Common & WholeNumber & { column: ColumnOf<N, number> })
  | (Common & {
      kind: 'select';
      column: ColumnOf<N, string>;
      options: readonly string[];
      narrowedBy?: Narrowing<ColumnOf<N, string>>;
    })
  // Any number of the options.
  | (Common & { kind: 'choices'; column: ColumnOf<N, string[]>; options: readonly string[] })
  | Reference<N>
  | { kind: 'toggle'; column: ColumnOf<N, boolean>; inList?: true };

/** Field of any table. */
export type AnyField = {
  column: string;
  required?: true;
  inList?: true;
  isHidden?: true;
  inMany?: boolean;
  localized?: boolean;
} & (
  | Text
  | WholeNumber
  | Url
  | Image<string>
  | Day<string>
  | { kind: 'richText' | 'toggle' }
  | { kind: 'choices'; options: readonly string[] }
  | { kind: 'select'; options: readonly string[]; narrowedBy?: Narrowing<string> }
  | {
      kind: 'reference';
      table: ListTable;
      label: readonly string[] | ((row: never) => string);
      inFiles?: (row: never) => string;
      findBy?: readonly string[];
    }
);
export type SelectField = Extract<AnyField, { kind: 'select' }>;
export type ReferenceField = Extract<AnyField, { kind: 'reference' }>;
export type ChoiceField = Extract<AnyField, { kind: 'select' | 'choices' | 'reference' }>;
