/** Part of a line: its style (`b` for a label of the interface, `code`, or none) and its text. */
export type HandbookWord = readonly [look: '' | 'b' | 'code', text: string];

/** Block of a handbook page, as scripts/handbook-plugin.ts reads it from docs/handbook/. */
export type HandbookBlock =
  | { kind: 'title' | 'heading' | 'text'; words: readonly HandbookWord[] }
  | { kind: 'list' | 'steps'; items: readonly (readonly HandbookWord[])[] }
  | { kind: 'picture'; source: string; text: string };
