import { Dialog } from '@/components/ui/dialog';
import { MenuTree } from '@/features/navigation/menu-tree';
import { SearchForm } from '@/features/search/search-form';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useTheme } from '@/lib/theme/use-theme';
import { AccountLink } from './account-link';
import { ChoiceRow } from './choice-row';
import { languageChoices } from './language-choices';
import { publicLayoutMessages } from './messages';
import { PortalLink } from './portal-link';
import { useChooseLanguage } from './use-choose-language';
import { useThemeChoices } from './use-theme-choices';

/** Everything of the header, for narrow screens. */
export function MobileMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTexts(publicLayoutMessages);
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const { theme, setTheme } = useTheme();
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()} title={t('menu')} variant="sheet-right">
      <div className="space-y-8">
        <SearchForm isSmall />
        <MenuTree />
        <div className="space-y-5 border-t border-border pt-6">
          <ChoiceRow
            legend={t('language')}
            value={language}
            choices={languageChoices}
            onChoose={chooseLanguage}
          />
          <ChoiceRow legend={t('theme')} value={theme} choices={useThemeChoices()} onChoose={setTheme} />
        </div>
        <div className="grid gap-3">
          <PortalLink />
          <AccountLink />
        </div>
      </div>
    </Dialog>
  );
}
