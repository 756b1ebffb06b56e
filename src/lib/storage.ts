/**
 * Browser storage, which may be disabled (private windows, policies): then nothing is stored and nothing
 * fails.
 */
export type Remembered = 'local' | 'session';

const storageOf = (kind: Remembered) => (kind === 'local' ? window.localStorage : window.sessionStorage);

export function recall(key: string, kind: Remembered = 'local'): string | null {
  try {
    return storageOf(kind).getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string, kind: Remembered = 'local'): void {
  try {
    storageOf(kind).setItem(key, value);
  } catch {
    // Full or disabled: the choice lasts for this page only.
  }
}

export function forget(key: string, kind: Remembered = 'local'): void {
  try {
    storageOf(kind).removeItem(key);
  } catch {
    // Disabled: nothing to delete.
  }
}

/** Returns all keys in the storage. */
export function rememberedKeys(kind: Remembered = 'local'): string[] {
  try {
    return Object.keys(storageOf(kind));
  } catch {
    return [];
  }
}
