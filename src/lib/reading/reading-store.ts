import { useSyncExternalStore } from 'react';
import { remember } from '@/lib/storage';
import { READING_CHANGED } from '@/lib/still';

/** Ways of reading; each is a class of <html>, which the script in index.html sets before the first paint. */
export const READING = ['large', 'calm'] as const;
export type Reading = (typeof READING)[number];

/** Its value: the names that are chosen, such as 'large calm'. The script in index.html reads it too. */
export const READING_STORAGE_KEY = 'lsbu-reading';

const { classList } = document.documentElement;

/** Chooses a way of reading, or not, and remembers it; where nothing is remembered, it lasts as long as the page. */
export function setReading(name: Reading, isChosen: boolean): void {
  classList.toggle(name, isChosen);
  remember(READING_STORAGE_KEY, READING.filter((each) => classList.contains(each)).join(' '));
  window.dispatchEvent(new Event(READING_CHANGED));
}

/** Follows a choice that is made in another tab. */
function follow({ key, newValue }: StorageEvent) {
  if (key !== READING_STORAGE_KEY) return;
  for (const each of READING) classList.toggle(each, (newValue ?? '').split(' ').includes(each));
  window.dispatchEvent(new Event(READING_CHANGED));
}
window.addEventListener('storage', follow);

/** True while this way of reading is chosen. */
export const useReading = (name: Reading): boolean =>
  useSyncExternalStore(
    (onChange) => {
      window.addEventListener(READING_CHANGED, onChange);
      return () => window.removeEventListener(READING_CHANGED, onChange);
    },
    () => classList.contains(name),
    () => false,
  );
