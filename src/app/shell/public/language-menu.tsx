import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { OptionMenu } from './option-menu';
import { languageChoices } from './language-choices';
import { publicLayoutMessages } from './messages';
import { useChooseLanguage } from './use-choose-language';

export function LanguageMenu() {
  const { t } = useTexts(publicLayoutMessages);
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  return (
    <>
      <noscript>
        {languageChoices
          .filter(({ value }) => value !== language)
          .map(({ value, label, lang }) => (
            <a key={value} href={`?lng=${value}`} lang={lang} className="px-2 text-sm link font-bold">
              {label}
            </a>
          ))}
      </noscript>
      <OptionMenu
        label={`${language.toUpperCase()}, ${t('language')}`}
        value={language}
        choices={languageChoices}
        onChoose={chooseLanguage}
      >
        <span aria-hidden className="text-sm font-bold">
          {language.toUpperCase()}
        </span>
      </OptionMenu>
    </>
  );
}
