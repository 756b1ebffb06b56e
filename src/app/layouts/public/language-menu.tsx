import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/lib/i18n/use-language';
import { ChoiceMenu } from './choice-menu';
import { languageChoices } from './language-choices';
import { useChooseLanguage } from './use-choose-language';

export function LanguageMenu() {
  const { t } = useTranslation('publicLayout');
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  return (
    <ChoiceMenu
      label={`${language.toUpperCase()}, ${t('language')}`}
      value={language}
      choices={languageChoices}
      onChoose={chooseLanguage}
    >
      <span aria-hidden className="text-sm font-bold">
        {language.toUpperCase()}
      </span>
    </ChoiceMenu>
  );
}
