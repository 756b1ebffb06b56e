import { formatRupiah } from '@/lib/format';
import { languageName } from '@/lib/i18n/language-name';
import { baseColumn, languageOf } from '@/lib/content-languages';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { readRupiah } from '@/domain/rupiah';
import { homeTextsMessages } from '@/domain/home-texts-messages';
import type { FormValues, SettingField } from './groups';
import { settingsMessages } from './messages';

type Label = keyof typeof settingsMessages.id.field;
const isLabel = (key: string): key is Label => Object.hasOwn(settingsMessages.id.field, key);

const isChoice = (key: string): key is keyof typeof settingsMessages.id.choice =>
  Object.hasOwn(settingsMessages.id.choice, key);

/** Returns the default text of an empty setting; undefined if it has none. */
export function standardText(key: string): string | undefined {
  const words: Record<string, string> = homeTextsMessages[languageOf(key)];
  return words[baseColumn(key).replace(/^home_/, '')];
}

/** Returns labels of settings and their values. */
export function useSettingTexts() {
  const { t } = useTexts(settingsMessages);
  const language = useLanguage();
  const labelOf = ({ key }: SettingField): string => {
    const base = baseColumn(key);
    const own = isLabel(base) ? t(`field.${base}`) : base;
    return base === key
      ? own
      : t('inLanguage', { label: own, language: languageName(languageOf(key), language) });
  };
  const optionOf = (option: string): string => (isChoice(option) ? t(`choice.${option}`) : option);
  const shown = (field: SettingField, value: FormValues[string] | undefined): string => {
    const { kind } = field;
    if (kind === 'toggle') return t(value ? 'on' : 'off');
    const text = String(value ?? '').trim();
    if (text === '') return t('blank');
    const amount = 'unit' in field && field.unit ? readRupiah(text) : undefined;
    if (amount !== undefined) return formatRupiah(language, amount);
    return kind === 'choice' ? optionOf(text) : text;
  };
  return { labelOf, optionOf, shown };
}
