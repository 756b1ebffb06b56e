import type { Language } from '@/config/languages';

/** A text in each language. */
export type Words = Record<Language, string>;

/**
 * What is known of a row that a link points to. `key`: its part of a public URL, such as the slug of a page; for an
 * import, the table that it fills.
 */
export interface RecordRow {
  table: string;
  id: string;
  label?: string | null;
  key?: string | null;
}

/** A table whose rows have a screen in the back-office. */
export interface RecordKind {
  table: string;
  /** One row in a sentence: 'biaya', 'a fee'. */
  row: Words;
  /** The rows as a whole: 'Biaya', 'Certification fees'. */
  list: Words;
  /**
   * URL templates of a row with `:id`, `:label` and `:key`, the most specific first. The first one is used whose parts
   * are known and whose screen the user may open.
   */
  at: readonly string[];
  /** URL of its import, if there is one. */
  importAt?: string;
  /** Actions on its rows that the audit log can undo (private.is_restorable). */
  restores: readonly string[];
}

/** Fills a URL template with the parts of a row; undefined if one of them is missing. */
export function addressFor(template: string, row: RecordRow): string | undefined {
  const parts: Readonly<Record<string, string | null | undefined>> = { ...row };
  const names = [...template.matchAll(/:(id|label|key)\b/g)].map(([, name = '']) => name);
  if (names.some((name) => !parts[name])) return undefined;
  return names.reduce(
    (address, name) => address.replace(`:${name}`, encodeURIComponent(parts[name] ?? '')),
    template,
  );
}
