import { useTranslation } from 'react-i18next';
import { toLanguage, type Language } from './i18n';

/** Returns the current language; re-renders the component when it changes. */
export function useLanguage(): Language {
  return toLanguage(useTranslation().i18n.language);
}
