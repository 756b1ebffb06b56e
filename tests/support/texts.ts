import { setLanguage, startI18n } from '@/lib/i18n/i18n';

/** Starts the texts of all modules that are loaded, in Indonesian whatever the machine speaks. */
export function startTexts() {
  startI18n();
  setLanguage('id');
}
