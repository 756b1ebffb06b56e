import { setLanguage, startI18n, type MessageModules } from '@/lib/i18n/i18n';

/** Starts the texts a component under test needs, in Indonesian whatever the machine speaks. */
export function startTexts(modules: MessageModules) {
  startI18n(modules);
  setLanguage('id');
}
