import { DEFAULT_THEME, THEME_STORAGE_KEY } from '@/config/constants';
import { readStored, writeStored } from '@/lib/storage';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();
const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The choice in a browser without storage, until the page is closed. */
let unsavedTheme: Theme | null = null;

/**
 * Returns the chosen theme. Storage, where available, is the only copy, so that all tabs and the script in
 * index.html agree.
 */
export function getTheme(): Theme {
  const stored = unsavedTheme ?? readStored(THEME_STORAGE_KEY);
  return THEMES.find((theme) => theme === stored) ?? DEFAULT_THEME;
}

/** Returns the theme on screen; the operating system decides for 'system'. */
export function getResolvedTheme(): 'light' | 'dark' {
  const theme = getTheme();
  if (theme !== 'system') return theme;
  return prefersDark().matches ? 'dark' : 'light';
}

function apply() {
  document.documentElement.classList.toggle('dark', getResolvedTheme() === 'dark');
  for (const listener of listeners) listener();
}

export function setTheme(theme: Theme): void {
  writeStored(THEME_STORAGE_KEY, theme);
  unsavedTheme = readStored(THEME_STORAGE_KEY) === theme ? null : theme;
  apply();
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies the theme and follows the operating system and other tabs; returns a function that stops it. */
export function startTheme(): () => void {
  const query = prefersDark();
  const onStorage = (event: StorageEvent) => event.key === THEME_STORAGE_KEY && apply();
  query.addEventListener('change', apply);
  window.addEventListener('storage', onStorage);
  apply();
  return () => {
    query.removeEventListener('change', apply);
    window.removeEventListener('storage', onStorage);
  };
}
