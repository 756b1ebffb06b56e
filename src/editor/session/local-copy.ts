import { draftKey, deleteDraft, readDraft, writeDraft } from '@/session/drafts';
import type { TextTable, TextValues } from '@/editor/text';

/** Unsaved input and the version it is based on. */
export interface LocalCopy {
  /** Values of every column as last loaded or saved. */
  base: TextValues;
  values: TextValues;
  version: number | null;
  draft: number | null;
  /**
   * Id for the row of a new text; generated early, because the page may be closed while the row is being
   * created.
   */
  newId?: string;
}

/**
 * Returns the storage key of a user's unsaved text in this browser; `id` is 'new' before the text has a row.
 */
export const localCopyKey = (table: TextTable, id: string) => draftKey(`text:${table}:${id}`);

// Only writeLocalCopy writes under this key.
export const readLocalCopy = (key: string) => (readDraft(key)?.value as LocalCopy | undefined) ?? undefined;

export const writeLocalCopy = (key: string, copy: LocalCopy) =>
  writeDraft(key, { savedAt: Date.now(), value: copy, isOpen: false }, 'browser');
export const deleteLocalCopy = deleteDraft;
