/**
 * Browser storage, which may be disabled (private windows, policies). Nothing is stored then, and no call
 * fails.
 */
export type StorageKind = 'local' | 'session';

/** Start of the keys of unsaved input (session/drafts.ts). */
export const DRAFT_PREFIX = 'draft:';

const storageOf = (kind: StorageKind) => (kind === 'local' ? window.localStorage : window.sessionStorage);

export function readStored(key: string, kind: StorageKind = 'local'): string | null {
  try {
    return storageOf(kind).getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string, kind: StorageKind = 'local'): void {
  try {
    storageOf(kind).setItem(key, value);
  } catch {
    // Full or disabled: the value lasts until the page is closed.
  }
}

export function removeStored(key: string, kind: StorageKind = 'local'): void {
  try {
    storageOf(kind).removeItem(key);
  } catch {
    // Disabled: nothing to delete.
  }
}

export function storedKeys(kind: StorageKind = 'local'): string[] {
  try {
    return Object.keys(storageOf(kind));
  } catch {
    return [];
  }
}
