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
/** Columns that have an English twin (`title` / `title_en`). */
type Twinned<N extends ListTable, C extends string> = {
  [K in C]: `${K}_en` extends Column<N> ? K : never;
}[C];

interface Common {
  required?: true;
  /** Shown in the list beside the title; a toggle is switched there. */
  inList?: true;
}
type Localizable<N extends ListTable, F, C extends string> =
  (F & { column: C; localized?: false }) | (F & { column: Twinned<N, C>; localized: true });

/** What can be asked for one column of `N`: a closed set of kinds. `localized` writes the `_en` twin too. */
export type Field<N extends ListTable> =
  | Localizable<N, Common & { kind: 'text' | 'longText'; max: number }, ColumnOf<N, string>>
  | Localizable<N, Common & { kind: 'richText' }, DocumentColumn<N>>
  /** url: a web address or a path of this site. image: the same, or 'drawing:name'. */
  | (Common & { kind: 'url' | 'image' | 'date'; column: ColumnOf<N, string> })
  | (Common & { kind: 'number'; column: ColumnOf<N, number>; min: number; max: number })
  | (Common & { kind: 'select'; column: ColumnOf<N, string>; options: readonly string[] })
  | { kind: 'toggle'; column: ColumnOf<N, boolean>; inList?: true };

/** What must hold between columns: filled in together or not at all; dates that do not run backwards. */
export type Rule<C extends string = string> =
  { rule: 'together'; columns: readonly [C, C] } | { rule: 'inOrder'; first: C; last: C };

/** A field as the kit sees it, whatever its table. */
export type AnyField = { column: string; required?: true; inList?: true; localized?: boolean } & (
  | { kind: 'text' | 'longText'; max: number }
  | { kind: 'richText' | 'url' | 'image' | 'date' | 'toggle' }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'select'; options: readonly string[] }
);

/** One sorted list, as the kit's parts see it. */
export interface Resource<F extends readonly AnyField[] = readonly AnyField[]> {
  table: ListTable;
  /** Where its words are: a namespace whose messages satisfy ResourceMessages (its type depends on this one). */
  messages: string;
  /** The column a row is called by. */
  titleColumn: string;
  fields: F;
  rules: readonly Rule[];
}

/** Declares the back-office screen of a table. Columns that do not exist, or have no twin, do not compile. */
export function defineResource<N extends ListTable, const F extends readonly Field<N>[]>(
  table: N,
  definition: {
    messages: string;
    titleColumn: ColumnOf<N, string>;
    fields: F;
    rules?: readonly Rule<Column<N>>[];
  },
): Resource<F> {
  return { table, rules: [], ...definition };
}

/** The words a resource must bring: `defineMessages({ id: {…} satisfies ResourceMessages<typeof faqResource>, … })`. */
export type ResourceMessages<R extends Resource> = {
  title: string;
  purpose: string;
  add: string;
  empty: string;
  emptyHint: string;
  fields: Record<R['fields'][number]['column'], string>;
  options: {
    [F in Extract<R['fields'][number], { kind: 'select' }> as F['column']]: Record<
      F['options'][number],
      string
    >;
  };
};
