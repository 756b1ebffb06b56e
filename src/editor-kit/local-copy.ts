import { forget, recall, remember } from '@/lib/storage';
import type { TextTable, Values } from './text';

/** What was typed and has not reached the server, with what it was typed on. */
export interface LocalCopy {
  /** Every column as it was loaded or last saved. */
  base: Values;
  values: Values;
  version: number | null;
  draft: number | null;
  at: string;
}

/** Where a person's unsaved text is kept in this browser; `id` is 'new' before the text has a row. */
export const localKey = (userId: string, table: TextTable, id: string) => `text:${userId}:${table}:${id}`;

export function recallCopy(key: string): LocalCopy | undefined {
  try {
    // Only keepCopy writes there.
    return (JSON.parse(recall(key) || 'null') as LocalCopy | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export const keepCopy = (key: string, copy: LocalCopy) => remember(key, JSON.stringify(copy));
export const forgetCopy = (key: string) => forget(key);
