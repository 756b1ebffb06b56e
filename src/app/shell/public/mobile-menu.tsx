import { useId } from 'react';
import { Dialog } from '@/ui/controls/dialog';
import { MenuTree } from '@/features/navigation/menu-tree';
import { SearchForm } from '@/features/search/search-form';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useTheme } from '@/lib/theme/use-theme';
import { useCloseOnBack } from '@/lib/use-close-on-back';
import { AccountLink } from './account-link';
import type { MenuOption } from './menu-option';
import { languageChoices } from './language-choices';
import { publicLayoutMessages } from './messages';
import { PortalLink } from './portal-link';
import { useChooseLanguage } from './use-choose-language';
import { useThemeChoices } from './use-theme-choices';

interface ChoiceRowProps<V extends string> {
  legend: string;
  value: V;
  choices: readonly MenuOption<V>[];
  onChoose: (value: V) => void;
}

/** Renders a row of a few options, one of them selected. */
function ChoiceRow<V extends string>({ legend, value, choices, onChoose }: ChoiceRowProps<V>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-xs font-semibold text-text-muted">{legend}</legend>
      <div className="grid auto-cols-fr grid-flow-col rounded border border-border-strong p-0.5">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-10 items-center justify-center gap-2 rounded-sm px-2 text-center text-sm font-semibold hover:text-primary has-checked:bg-primary-soft has-checked:text-primary has-focus-visible:outline-3 has-focus-visible:outline-focus [&_svg]:size-4"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className="sr-only"
            />
            {choice.icon}
            <span lang={choice.lang}>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Renders the header's contents for narrow screens. */
export function MobileMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTexts(publicLayoutMessages);
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const { theme, setTheme } = useTheme();
  useCloseOnBack(isOpen, onClose);
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
