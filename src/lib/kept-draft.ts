import { removeStored, readStored, writeStored, type StorageKind } from './storage';

/** Draft in browser storage. `savedAt` is in milliseconds; the other keys are the form's. */
export type StoredDraft = { savedAt: number } & Record<string, unknown>;

/** Maximum age in milliseconds. Drafts expire because computers are shared. */
export const MAX_AGE_MS = 7 * 24 * 3_600_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string | null): StoredDraft | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isRecord(kept) && typeof kept.savedAt === 'number' ? { ...kept, savedAt: kept.savedAt } : null;
  } catch {
    return null;
  }
}

/** Returns the draft under `key`; null if it is missing, unreadable or expired. Deletes an expired draft. */
export function readStoredDraft(key: string): StoredDraft | null {
  const draft = parsed(readStored(key, 'session')) ?? parsed(readStored(key));
  if (!draft) return null;
  if (Date.now() - draft.savedAt <= MAX_AGE_MS) return draft;
  removeStoredDraft(key);
  return null;
}

/** Stores a draft in one of the storages: `session` ends with the tab, `local` survives the browser. */
export function writeStoredDraft(key: string, draft: StoredDraft, place: StorageKind): void {
  removeStored(key, place === 'local' ? 'session' : 'local');
  writeStored(key, JSON.stringify(draft), place);
}

export function removeStoredDraft(key: string): void {
  removeStored(key, 'session');
  removeStored(key);
}

/** Returns `blank` overwritten with the stored values that still fit its fields. */
export function mergeFitting<V>(blank: V, kept: unknown): V {
  if (!isRecord(blank)) return typeof kept === typeof blank ? (kept as V) : blank;
  if (!isRecord(kept)) return blank;
  const known = Object.entries(blank).map(([field, value]) => [
    field,
    typeof kept[field] === typeof value ? kept[field] : value,
  ]);
  // Object.fromEntries loses the keys; fields and value types are those of `blank`.
  return Object.fromEntries(known) as V;
}
