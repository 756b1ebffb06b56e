import { useTranslation } from 'react-i18next';
import { toLanguage, type Language } from './i18n';

/** The language on screen; a component that reads it renders again when it changes. */
export function useLanguage(): Language {
  return toLanguage(useTranslation().i18n.language);
}
