import { setLanguage, startI18n } from '@/lib/i18n/i18n';

/** Initialises the texts of all loaded modules in Indonesian, regardless of the machine's language. */
export function startTexts() {
  startI18n();
  setLanguage('id');
}
