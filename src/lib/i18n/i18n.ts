import i18next, { type i18n as I18n } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGE_STORAGE_KEY } from '@/config/constants';

export type Language = 'id' | 'en';
/** Namespaces of messages as their folders define them. */
export type MessageModules = Record<string, { id: object; en: object }>;

/** Any English variant is English, everything else Indonesian (spec section 4). */
export function toLanguage(tag: string | undefined): Language {
  return /^en(\W|_|$)/i.test(tag ?? '') ? 'en' : 'id';
}

function bundles(modules: MessageModules, language: Language) {
  return Object.fromEntries(
    Object.entries(modules).map(([namespace, messages]) => [namespace, messages[language]]),
  );
}

/** Texts added by modules that load before or after i18next starts. */
const later: Record<string, MessageModules[string]> = {};

/** A missing key is a bug: an error in development, while visitors see the key. */
function onMissingKey(_languages: readonly string[], namespace: string, key: string) {
  const message = `No text for ${namespace}:${key}`;
  if (import.meta.env.MODE === 'test') throw new Error(message);
  // Reported like any uncaught error, without stopping the page.
  if (import.meta.env.DEV) queueMicrotask(() => reportError(new Error(message)));
}

/** Starts i18next with bundled texts; detection order and storage key are the spec's. */
export function startI18n(modules: MessageModules): I18n {
  void i18next
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      resources: { id: bundles({ ...modules, ...later }, 'id'), en: bundles({ ...modules, ...later }, 'en') },
      supportedLngs: ['id', 'en'],
      fallbackLng: DEFAULT_LANGUAGE,
      load: 'languageOnly',
      initAsync: false,
      saveMissing: true,
      missingKeyHandler: onMissingKey,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'navigator', 'htmlTag'],
        lookupQuerystring: 'lng',
        lookupCookie: LANGUAGE_STORAGE_KEY,
        lookupLocalStorage: LANGUAGE_STORAGE_KEY,
        caches: ['localStorage'],
        convertDetectedLanguage: toLanguage,
      },
    });
  const applyToPage = (tag: string) => (document.documentElement.lang = toLanguage(tag));
  applyToPage(i18next.language);
  i18next.on('languageChanged', applyToPage);
  return i18next;
}

/** Adds the texts of a part that is loaded later, such as the back-office. */
export function addMessages(modules: MessageModules): void {
  Object.assign(later, modules);
  if (!i18next.isInitialized) return;
  for (const [namespace, messages] of Object.entries(modules)) {
    i18next.addResourceBundle('id', namespace, messages.id);
    i18next.addResourceBundle('en', namespace, messages.en);
  }
}

/** Switches the language and remembers it (local storage key i18nextLng). */
export function setLanguage(language: Language): void {
  void i18next.changeLanguage(language);
}
