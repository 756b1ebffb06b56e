import { createContext, use } from 'react';
import type { Language } from '@/config/languages';

/** A text in each language. */
export type Words = Record<Language, string>;

/**
 * A row to link to, as far as known. `key`: the part of its public address, such as a page's slug; for an
 * import, the table it fills.
 */
export interface RecordRow {
  table: string;
  id: string;
  label?: string | null;
  key?: string | null;
}

/** A table whose rows staff can open on a screen. */
export interface RecordKind {
  table: string;
  /** One row, for use within a sentence: 'biaya', 'a fee'. */
  row: Words;
  /** The rows as a whole: 'Biaya', 'Certification fees'. */
  list: Words;
  /**
   * Addresses of a row, most specific first, with the placeholders `:id`, `:label` and `:key`. The first one
   * with all values known and a screen the user may open is used.
   */
  at: readonly string[];
  /** Address of its import, if the table can be imported. */
  importAt?: string;
  /** Actions on its rows that can be undone from the audit log (private.is_restorable). */
  restores: readonly string[];
}

export interface Records {
  kinds: readonly RecordKind[];
  kindOf: (table: string) => RecordKind | undefined;
  /** Returns the most specific address of a row that the user may open, if any. */
  addressOf: (row: RecordRow) => string | undefined;
}

/** Fills an address template for a row; returns undefined when a value is unknown. */
export function addressFor(template: string, row: RecordRow): string | undefined {
  const parts: Readonly<Record<string, string | null | undefined>> = { ...row };
  const names = [...template.matchAll(/:(id|label|key)\b/g)].map(([, name = '']) => name);
  if (names.some((name) => !parts[name])) return undefined;
  return names.reduce(
    (address, name) => address.replace(`:${name}`, encodeURIComponent(parts[name] ?? '')),
    template,
  );
}

/** Filled by the guard from the list of screens, so that no feature has its own list of tables. */
export const RecordsContext = createContext<Records>({
  kinds: [],
  kindOf: () => undefined,
  addressOf: () => undefined,
});

export const useRecords = (): Records => use(RecordsContext);
