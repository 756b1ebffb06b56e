import { useSyncExternalStore } from 'react';
import { DEFAULT_THEME } from '@/config/constants';
import { getTheme, setTheme, subscribeToTheme, type Theme } from './theme-store';

/** The chosen theme and how to change it. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore<Theme>(subscribeToTheme, getTheme, () => DEFAULT_THEME);
  return { theme, setTheme };
}
