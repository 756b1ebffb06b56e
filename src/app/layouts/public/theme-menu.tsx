import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '@/lib/theme/use-theme';
import { ChoiceMenu } from './choice-menu';
import { useThemeChoices } from './use-theme-choices';

export function ThemeMenu() {
  const { t } = useTranslation('publicLayout');
  const { theme, setTheme } = useTheme();
  return (
    <ChoiceMenu label={t('theme')} value={theme} choices={useThemeChoices()} onChoose={setTheme}>
      {/* The class on <html> decides which is seen, so that the first paint is right without asking. */}
      <Sun aria-hidden className="dark:hidden" />
      <Moon aria-hidden className="hidden dark:block" />
    </ChoiceMenu>
  );
}
