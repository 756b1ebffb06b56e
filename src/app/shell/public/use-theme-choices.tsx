import { Monitor, Moon, Sun } from 'lucide-react';
import { useTexts } from '@/lib/i18n/use-texts';
import { THEMES, type Theme } from '@/lib/theme/theme-store';
import type { MenuOption } from './menu-option';
import { publicLayoutMessages } from './messages';

const icons = { light: <Sun aria-hidden />, dark: <Moon aria-hidden />, system: <Monitor aria-hidden /> };

/** Returns the choices light, dark and system. */
export function useThemeChoices(): MenuOption<Theme>[] {
  const { t } = useTexts(publicLayoutMessages);
  return THEMES.map((theme) => ({ value: theme, label: t(`themes.${theme}`), icon: icons[theme] }));
}
