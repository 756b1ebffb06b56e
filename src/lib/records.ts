import { createContext, use } from 'react';
import type { Language } from '@/config/languages';

/** A text in each language. */
export type Words = Record<Language, string>;

/**
 * A row that a link should lead to, as far as it is known. `key`: the part of its public address, such as a page's
 * slug; of an import, the table that it fills.
 */
export interface RecordRow {
  table: string;
  id: string;
  label?: string | null;
  key?: string | null;
}

/** A table whose rows staff look at on a screen. */
export interface RecordKind {
  table: string;
  /** One row within a sentence: 'biaya', 'a fee'. */
  row: Words;
  /** The rows as a whole: 'Biaya', 'Certification fees'. */
  list: Words;
  /**
   * Addresses of a row, the closest first, with `:id`, `:label` and `:key` in place of what is known of it. The first one
   * counts whose parts are all known and whose screen the person may open.
   */
  at: readonly string[];
  /** Address of its import; absent where no file fills the table. */
  importAt?: string;
  /** The actions on its rows that the audit log undoes (private.is_restorable). */
  restores: readonly string[];
}

export interface Records {
  kinds: readonly RecordKind[];
  kindOf: (table: string) => RecordKind | undefined;
  /** The closest address of a row that the person at work may open; undefined where there is none. */
  addressOf: (row: RecordRow) => string | undefined;
}

/** An address made for one row; undefined when a part of it is not known. */
export function addressFor(template: string, row: RecordRow): string | undefined {
  const parts: Readonly<Record<string, string | null | undefined>> = { ...row };
  const names = [...template.matchAll(/:(id|label|key)\b/g)].map(([, name = '']) => name);
  if (names.some((name) => !parts[name])) return undefined;
  return names.reduce(
    (address, name) => address.replace(`:${name}`, encodeURIComponent(parts[name] ?? '')),
    template,
  );
}

/** Filled by the guard from the list of screens, so that no feature has a list of tables of its own. */
export const RecordsContext = createContext<Records>({
  kinds: [],
  kindOf: () => undefined,
  addressOf: () => undefined,
});

export const useRecords = (): Records => use(RecordsContext);
