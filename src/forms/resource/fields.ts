import type { OtherLanguage } from '@/config/languages';
import type { ListTable, Row } from '@/lib/rows';

type Column<N extends ListTable> = keyof Row<N> & string;
/** Columns that hold nothing but values of type V. */
type ColumnOf<N extends ListTable, V> = {
  [C in Column<N>]: NonNullable<Row<N>[C]> extends V ? C : never;
}[Column<N>];
/** jsonb columns: they take any object. */
type DocumentColumn<N extends ListTable> = {
  [C in Column<N>]: Record<string, never> extends Row<N>[C] ? C : never;
}[Column<N>];
/** Columns that have a twin in every other language (`title` / `title_en`). */
type Twinned<N extends ListTable, C extends string> = {
  [K in C]: `${K}_${OtherLanguage}` extends Column<N> ? K : never;
}[C];

interface Common {
  required?: true;
  /** Shown in the list beside the title; a toggle is switched there. */
  inList?: true;
  /** Offered for many rows at once, or not, where that does not follow from its kind (bulk-field/offered-fields.ts). */
  inMany?: boolean;
}
type Localizable<N extends ListTable, F, C extends string> =
  (F & { column: C; localized?: false }) | (F & { column: Twinned<N, C>; localized: true });

/** The form's present values, by column. */
export type Typed = Readonly<Record<string, unknown>>;

/** Usual values of a text, and what the form does with others. */
export interface Offers {
  values: readonly string[] | ((typed: Typed) => readonly string[]);
  /** The usual spelling of what was typed; the form takes it over when the field is left. */
  spelled?: (value: string) => string;
  /** True where a value is usual beside the others. Otherwise the form asks for a second look, and saves it all the same. */
  isUsual?: (value: string, typed: Typed) => boolean;
}

interface Text {
  kind: 'text' | 'longText';
  max: number;
  /**
   * name: without invisible characters. A pattern: as the column's check in the database has it (table_column_check),
   * whose words say what is wrong.
   */
  shape?: 'name' | RegExp;
  /** Offers the values that the list has already, and these; anything else is taken too. */
  offers?: Offers;
  /** Visitors read names of numbers in it, such as {batas_banding}, as what they stand for. */
  numbers?: true;
}
interface WholeNumber {
  kind: 'number';
  min: number;
  max: number;
  /** The unit in which the list shows it. */
  unit?: 'rupiah' | 'days';
}
interface Url {
  kind: 'url';
  /** '#' is taken too: an entry without a page of its own, which heads others. */
  orHead?: true;
  /** A document of the library can be chosen. */
  file?: true;
}

interface Image<C extends string> {
  kind: 'image';
  /** The column that says what the picture shows; its twin is beside it. */
  described?: C;
  /** The site's own drawings are offered too. */
  drawings?: true;
}

interface Day<C extends string> {
  kind: 'date';
  /** The first day that the column takes (1900-01-01 without it); the check's words say so. The last is that of 2099. */
  from?: string;
  /** Another day that is filled in when it is blank: so many years after this one. */
  proposes?: { column: C; years: number };
}

/**
 * A row of a list, this one or another; it is called by the columns in `label`, or as that says. `inFiles`: its whole
 * name in exported files, where the label is a shortened one. `findBy`: columns by which a long list is searched besides.
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

/** The row that a reference field has chosen names in a list of its own, which options there are; the value then starts blank. */
interface Narrowing<C extends string> {
  reference: C;
  list: string;
}

/** A field for one column of `N`: a closed set of kinds. `localized` writes its twins (`title_en`) too. */
export type Field<N extends ListTable> =
  | Localizable<N, Common & Text, ColumnOf<N, string>>
  // A text inside a document: 'outcome.approved'. Its twin stands beside it, 'outcome.approved_en'.
  | (Common & Text & { column: `${DocumentColumn<N>}.${string}`; localized?: boolean })
  | Localizable<N, Common & { kind: 'richText' }, DocumentColumn<N>>
  /** url: a web address or a path of this site. image: the same, chosen from the library, or 'drawing:name'. */
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

/** A field as the kit sees it, whatever its table. */
export type AnyField = {
  column: string;
  required?: true;
  inList?: true;
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
