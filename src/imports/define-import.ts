import type { Messages } from '@/lib/i18n/define-messages';
import type { Database } from '@/lib/database.types';
import type { ListTable } from '@/lib/rows';

/** Tables that import_rows supports: those with key columns (known_by) in the database. */
export type ImportKind = ListTable;
/** Cell of a file. */
export type Cell = string | number | boolean | Date | null;

interface Described {
  /** Name of the column in import_rows. */
  column: string;
  /** Other common headings. Column labels in both languages are always recognised. */
  synonyms?: readonly string[];
  /** Required for new rows. */
  isNeeded?: true;
  /** Value in the example row of the template. */
  example: string;
}
/** One option or several, each with synonyms in addition to its labels. */
interface Choice extends Described {
  kind: 'choice' | 'choices';
  options: Readonly<Record<string, readonly string[]>>;
}
/** `code`: capitals without spaces. `digits`: digits only, ignoring separators. */
interface Plain extends Described {
  kind: 'longText' | 'code' | 'digits' | 'date' | 'boolean';
}
interface Line extends Described {
  kind: 'text';
  /** Returns the standard spelling of a value, as in the list's form. */
  spelled?: (value: string) => string;
}
/** Whole numbers. `rupiah`: amounts in any common notation. */
interface WholeNumber extends Described {
  kind: 'number';
  unit?: 'rupiah';
}
export type ImportColumn = Plain | Line | Choice | WholeNumber;

/**
 * Marks that identify duplicate rows within a file. The server checks batches separately without writing, so
 * the check misses entries of earlier batches. The import itself finds them; `marks` follows the rules of
 * import_clients and similar functions.
 */
export interface Marks {
  /** Column in which the duplicate is reported. */
  column: string;
  /** Marks by which later rows match this one. */
  is: readonly string[];
  /** Marks that match this row to earlier ones. */
  like: readonly string[];
}

/** List that can be imported from a file. */
export interface ImportDefinition<C extends readonly ImportColumn[] = readonly ImportColumn[]> {
  kind: ImportKind;
  columns: C;
  /**
   * Columns that match a row to an entry: at least one of them, or all together if `areKeysJoint`. They must
   * be in the file.
   */
  keys: readonly C[number]['column'][];
  areKeysJoint?: true;
  /**
   * Returns the marks of a row, to find duplicates within the file. `isThere`: the entry exists in the list.
   */
  marks: (values: Readonly<Record<string, unknown>>, isThere: boolean) => Marks;
  /**
   * For lists whose entries may have several rows in a file. Returns the same string for all rows of one
   * entry, '' for a row without one.
   */
  repeated?: (values: Readonly<Record<string, unknown>>) => string;
  /** True for certificates, which a second user must publish if the settings require it. */
  hasCertificates?: true;
  /** URL of the list with the imported rows. */
  list: string;
}

/** Declares an import. */
export const defineImport = <const C extends readonly ImportColumn[]>(
  definition: ImportDefinition<C>,
): ImportDefinition<C> => definition;

/** Returns marks for entries identified by one column, such as a code or number. */
export const markedBy =
  (column: string) =>
  (values: Readonly<Record<string, unknown>>): Marks => {
    const value = values[column];
    const marks = typeof value === 'string' && value !== '' ? [value] : [];
    return { column, is: marks, like: marks };
  };

/** Returns marks for entries identified by several columns together, like private.entry_mark. */
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

/** Texts that every import must define. */
export type ImportMessages<D extends ImportDefinition> = {
  /** Plural name of the rows, as in “Impor perusahaan”. */
  title: string;
  /** Explains which columns match a row to its entry. */
  recognised: string;
  columns: Record<D['columns'][number]['column'], string>;
  options: {
    [C in Extract<D['columns'][number], { kind: 'choice' | 'choices' }> as C['column']]: Record<
      keyof C['options'],
      string
    >;
  };
  /** Messages for values that the database rejects, by constraint name or error code. */
  errors: Record<string, string>;
};

/** Import with its texts. */
export interface ShownImport extends ImportDefinition {
  messages: Messages<string, ImportMessages<ImportDefinition>>;
}

/** Combines an import with its texts, in the module of its screen. Texts of another import do not compile. */
export const importWithTexts = <D extends ImportDefinition>(
  definition: D,
  messages: Messages<string, ImportMessages<D>>,
): D & ShownImport => ({ ...definition, messages });

export type PastImport = Database['public']['Tables']['imports']['Row'];
