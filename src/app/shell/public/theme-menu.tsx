import { Moon, Sun } from 'lucide-react';
import { useTexts } from '@/lib/i18n/use-texts';
import { useTheme } from '@/lib/theme/use-theme';
import { OptionMenu } from './option-menu';
import { publicLayoutMessages } from './messages';
import { useThemeChoices } from './use-theme-choices';

export function ThemeMenu() {
  const { t } = useTexts(publicLayoutMessages);
  const { theme, setTheme } = useTheme();
  return (
    <OptionMenu label={t('theme')} value={theme} choices={useThemeChoices()} onChoose={setTheme}>
      {/* The class on <html> selects the icon, so that the first paint is correct without script. */}
      <Sun aria-hidden className="dark:hidden" />
      <Moon aria-hidden className="hidden dark:block" />
    </OptionMenu>
  );
}
