import { draftKey, forgetDraft, readDraft, writeDraft } from '@/session/drafts';
import type { TextTable, Values } from './text';

/** What was typed and has not reached the server, with what it was typed on. */
export interface LocalCopy {
  /** Every column as it was loaded or last saved. */
  base: Values;
  values: Values;
  version: number | null;
  draft: number | null;
}

/** Where the signed-in person's unsaved text is kept in this browser; `id` is 'new' before the text has a row. */
export const localKey = (table: TextTable, id: string) => draftKey(`text:${table}:${id}`);

// Only keepCopy writes there.
export const recallCopy = (key: string) => (readDraft(key)?.value as LocalCopy | undefined) ?? undefined;

export const keepCopy = (key: string, copy: LocalCopy) =>
  writeDraft(key, { savedAt: Date.now(), value: copy, isOpen: false }, 'browser');
export const forgetCopy = forgetDraft;
