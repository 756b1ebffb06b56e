import type { Language } from '@/config/languages';

/** Text in each language. */
export type RecordTexts = Record<Language, string>;

/**
 * Data of a linked row. `key` is its part of a public URL, such as a page's slug; for an import, it is the
 * table it fills.
 */
export interface RecordRow {
  table: string;
  id: string;
  label?: string | null;
  key?: string | null;
}

/** Table whose rows have a screen in the back-office. */
export interface RecordKind {
  table: string;
  /** Noun for one row in a sentence: 'biaya', 'a fee'. */
  row: RecordTexts;
  /** Name of the list: 'Biaya', 'Certification fees'. */
  list: RecordTexts;
  /**
   * URL templates with `:id`, `:label` and `:key`, most specific first. Uses the first whose parts are known
   * and whose screen the user may open.
   */
  at: readonly string[];
  /** URL of the import, if the table has one. */
  importAt?: string;
  /** Actions that the audit log can undo (private.is_restorable). */
  restores: readonly string[];
}

/** Fills in a URL template; returns undefined if a part is missing. */
export function addressFor(template: string, row: RecordRow): string | undefined {
  const parts: Readonly<Record<string, string | null | undefined>> = { ...row };
  const names = [...template.matchAll(/:(id|label|key)\b/g)].map(([, name = '']) => name);
  if (names.some((name) => !parts[name])) return undefined;
  return names.reduce(
    (address, name) => address.replace(`:${name}`, encodeURIComponent(parts[name] ?? '')),
    template,
  );
}
