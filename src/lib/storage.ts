/**
 * Browser storage, which may be disabled (private windows, policies). Nothing is stored then, and no call
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
    // Full or disabled: the value lasts until the page is closed.
  }
}

export function forget(key: string, kind: Remembered = 'local'): void {
  try {
    storageOf(kind).removeItem(key);
  } catch {
    // Disabled: nothing to delete.
  }
}

export function rememberedKeys(kind: Remembered = 'local'): string[] {
  try {
    return Object.keys(storageOf(kind));
  } catch {
    return [];
  }
}
