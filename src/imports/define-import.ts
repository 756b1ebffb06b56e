import type { Messages } from '@/lib/i18n/define-messages';
import type { Database } from '@/lib/database.types';
import type { ListTable } from '@/lib/rows';

/** The lists that import_rows takes: those that the database knows by some of their columns (known_by). */
export type ImportKind = ListTable;
/** Content of one cell of a file. */
export type Cell = string | number | boolean | Date | null;

interface Described {
  /** The column's name in import_rows. */
  column: string;
  /** Other headings under which people keep it; its labels in both languages are known without being named here. */
  synonyms?: readonly string[];
  /** A new row cannot do without it. */
  isNeeded?: true;
  /** In the template's first row. */
  example: string;
}
/** One of several words, or any of them; for each what people write for it besides its labels. */
interface Choice extends Described {
  kind: 'choice' | 'choices';
  options: Readonly<Record<string, readonly string[]>>;
}
/** code: capitals without spaces. digits: digits, whatever stands between them. */
interface Plain extends Described {
  kind: 'longText' | 'code' | 'digits' | 'date' | 'boolean';
}
interface Line extends Described {
  kind: 'text';
  /** The usual spelling of a value, as the list's form takes it over. */
  spelled?: (value: string) => string;
}
/** Whole numbers. rupiah: amounts as people write them. */
interface WholeNumber extends Described {
  kind: 'number';
  unit?: 'rupiah';
}
export type ImportColumn = Plain | Line | Choice | WholeNumber;

/**
 * By what later rows of the same file would mean the same entry. Each part is checked by itself and nothing is written
 * meanwhile, so the server cannot see that an earlier part of the file brings the same entry; when the file is
 * written it can, by the rules of import_clients and its siblings, which `marks` of the definitions repeat.
 */
export interface Marks {
  /** The column reported as the duplicate. */
  column: string;
  /** Marks by which later rows recognise this one. */
  is: readonly string[];
  /** Marks it looks for among the rows before it. */
  like: readonly string[];
}

/** A list that can be filled from a file. */
export interface ImportDefinition<C extends readonly ImportColumn[] = readonly ImportColumn[]> {
  kind: ImportKind;
  columns: C;
  /** A row is recognised by one of these, of which at least one must be in the file, or by all of them together. */
  keys: readonly C[number]['column'][];
  areKeysJoint?: true;
  /** By what a row of the file means the same entry as another; isThere: it means one that is in the list already. */
  marks: (values: Readonly<Record<string, unknown>>, isThere: boolean) => Marks;
  /** For lists whose entries a file may name in several rows: equal for rows of one entry, '' for a row that names none. */
  repeated?: (values: Readonly<Record<string, unknown>>) => string;
  /** Brings certificates, which a second person publishes where the settings ask for one. */
  hasCertificates?: true;
  /** URL of the list that holds the rows afterwards. */
  list: string;
}

/** Declares an import. */
export const defineImport = <const C extends readonly ImportColumn[]>(
  definition: ImportDefinition<C>,
): ImportDefinition<C> => definition;

/** For entries that are recognised by one column: a code, a number. */
export const markedBy =
  (column: string) =>
  (values: Readonly<Record<string, unknown>>): Marks => {
    const value = values[column];
    const marks = typeof value === 'string' && value !== '' ? [value] : [];
    return { column, is: marks, like: marks };
  };

/** For entries that are recognised by several columns together, as private.entry_mark does it. */
export const markedByAll =
  (columns: readonly string[]) =>
  (values: Readonly<Record<string, unknown>>): Marks => {
    const parts = columns.map((column) => {
      const value = values[column];
      return typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : '';
    });
    const marks = parts.some(Boolean) ? [JSON.stringify(parts)] : [];
    return { column: columns[0] ?? '', is: marks, like: marks };
  };

/** The words an import must bring. */
export type ImportMessages<D extends ImportDefinition> = {
  /** Plural name of the rows, as in “Impor perusahaan”. */
  title: string;
  /** Explains by which columns a row finds its entry. */
  recognised: string;
  columns: Record<D['columns'][number]['column'], string>;
  options: {
    [C in Extract<D['columns'][number], { kind: 'choice' | 'choices' }> as C['column']]: Record<
      keyof C['options'],
      string
    >;
  };
  /** Texts for values that the database refuses, by the name of the check or its own code. */
  errors: Record<string, string>;
};

/** An import with its texts, as the kit's parts see it. */
export interface ShownImport extends ImportDefinition {
  messages: Messages<string, ImportMessages<ImportDefinition>>;
}

/** Joins an import and its texts, in the module of its screen. Another import's texts do not compile. */
export const importWithTexts = <D extends ImportDefinition>(
  definition: D,
  messages: Messages<string, ImportMessages<D>>,
): D & ShownImport => ({ ...definition, messages });

export type PastImport = Database['public']['Tables']['imports']['Row'];
