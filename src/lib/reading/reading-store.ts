import { useSyncExternalStore } from 'react';
import { remember } from '@/lib/storage';
import { READING_CHANGED } from '@/lib/still';

/** Reading preferences; each is a class of <html>, which the script in index.html sets before first paint. */
export const READING = ['large', 'calm'] as const;
export type Reading = (typeof READING)[number];

/**
 * Storage key; the value is the list of active preferences, such as 'large calm'. The script in index.html
 * reads it too.
 */
export const READING_STORAGE_KEY = 'lsbu-reading';

const { classList } = document.documentElement;

/**
 * Switches a reading preference on or off and stores it; without storage it lasts until the page is closed.
 */
export function setReading(name: Reading, isChosen: boolean): void {
  classList.toggle(name, isChosen);
  remember(READING_STORAGE_KEY, READING.filter((each) => classList.contains(each)).join(' '));
  window.dispatchEvent(new Event(READING_CHANGED));
}

/** Applies a change made in another tab. */
function follow({ key, newValue }: StorageEvent) {
  if (key !== READING_STORAGE_KEY) return;
  for (const each of READING) classList.toggle(each, (newValue ?? '').split(' ').includes(each));
  window.dispatchEvent(new Event(READING_CHANGED));
}
window.addEventListener('storage', follow);

/** Returns true while this preference is on. */
export const useReading = (name: Reading): boolean =>
  useSyncExternalStore(
    (onChange) => {
      window.addEventListener(READING_CHANGED, onChange);
      return () => window.removeEventListener(READING_CHANGED, onChange);
    },
    () => classList.contains(name),
    () => false,
  );
