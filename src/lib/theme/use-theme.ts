import { useSyncExternalStore } from 'react';
import { DEFAULT_THEME } from '@/config/constants';
import { getTheme, setTheme, subscribeToTheme, type Theme } from './theme-store';

/** Returns the chosen theme and a setter. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore<Theme>(subscribeToTheme, getTheme, () => DEFAULT_THEME);
  return { theme, setTheme };
}
