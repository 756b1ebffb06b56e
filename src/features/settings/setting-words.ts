import { useTranslation } from 'react-i18next';
import type { FormValues, SettingField } from './groups';
import { settingsMessages } from './messages';

type Label = keyof typeof settingsMessages.id.field;
const isLabel = (key: string): key is Label => Object.hasOwn(settingsMessages.id.field, key);

const isChoice = (key: string): key is keyof typeof settingsMessages.id.choice =>
  Object.hasOwn(settingsMessages.id.choice, key);

/** What settings and their values are called on screen. */
export function useSettingWords() {
  const { t } = useTranslation('settings');
  const labelOf = ({ key }: SettingField): string => {
    const base = key.replace(/_en$/, '');
    const own = isLabel(base) ? t(`field.${base}`) : base;
    return base === key ? own : t('english', { label: own });
  };
  const optionOf = (option: string): string => (isChoice(option) ? t(`choice.${option}`) : option);
  const shown = ({ kind }: SettingField, value: FormValues[string] | undefined): string => {
    if (kind === 'toggle') return t(value ? 'on' : 'off');
    const text = String(value ?? '').trim();
    if (text === '') return t('blank');
    return kind === 'choice' ? optionOf(text) : text;
  };
  return { labelOf, optionOf, shown };
}
