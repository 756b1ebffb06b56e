import { useTranslation } from 'react-i18next';
import { setLanguage } from '@/lib/i18n/i18n';
import { useLanguage } from '@/lib/i18n/use-language';
import { ChoiceMenu } from './choice-menu';
import { languageChoices } from './language-choices';

export function LanguageMenu() {
  const { t } = useTranslation('publicLayout');
  const language = useLanguage();
  return (
    <ChoiceMenu
      label={`${language.toUpperCase()}, ${t('language')}`}
      value={language}
      choices={languageChoices}
      onChoose={setLanguage}
    >
      <span aria-hidden className="text-sm font-bold">
        {language.toUpperCase()}
      </span>
    </ChoiceMenu>
  );
}
