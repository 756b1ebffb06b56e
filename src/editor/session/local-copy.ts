import { draftKey, forgetDraft, readDraft, writeDraft } from '@/session/drafts';
import type { TextTable, Values } from '@/editor/text';

/** Typed values that have not reached the server, with the version they were typed on. */
export interface LocalCopy {
  /** Every column as it was loaded or last saved. */
  base: Values;
  values: Values;
  version: number | null;
  draft: number | null;
  /** Id that the row of a new text gets: its making may be under way when the page is closed. */
  newId?: string;
}

/** Storage key of a person's unsaved text in this browser; `id` is 'new' before the text has a row. */
export const localKey = (table: TextTable, id: string) => draftKey(`text:${table}:${id}`);

// Only keepCopy writes there.
export const recallCopy = (key: string) => (readDraft(key)?.value as LocalCopy | undefined) ?? undefined;

export const keepCopy = (key: string, copy: LocalCopy) =>
  writeDraft(key, { savedAt: Date.now(), value: copy, isOpen: false }, 'browser');
export const forgetCopy = forgetDraft;
