import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { THEMES, type Theme } from '@/lib/theme/theme-store';
import type { Choice } from './choice';

const icons = { light: <Sun aria-hidden />, dark: <Moon aria-hidden />, system: <Monitor aria-hidden /> };

/** Light, dark, system. */
export function useThemeChoices(): Choice<Theme>[] {
  const { t } = useTranslation('publicLayout');
  return THEMES.map((theme) => ({ value: theme, label: t(`themes.${theme}`), icon: icons[theme] }));
}
