import i18next, { type i18n as I18n, type ResourceStore } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import { LANGUAGE_STORAGE_KEY } from '@/config/constants';
import { DEFAULT_LANGUAGE, LANGUAGES, toLanguage, type Language } from '@/config/languages';
import { registeredTexts } from './define-messages';

export { toLanguage, type Language };

/** Reports a missing key as an error in development. In production, visitors see the key. */
function onMissingKey(_languages: readonly string[], namespace: string, key: string) {
  const message = `No text for ${namespace}:${key}`;
  if (import.meta.env.MODE === 'test') throw new Error(message);
  // Report it like an uncaught error, without stopping the page.
  if (import.meta.env.DEV) queueMicrotask(() => reportError(new Error(message)));
}

/** Crawlers use an American locale but should index each URL in its own language. */
const isRobot = () => typeof navigator !== 'undefined' && /bot|crawl|spider/i.test(navigator.userAgent);

/**
 * Starts i18next with the texts of all loaded modules. The spec sets the detection order and the storage key.
 * @param inBrowser false when rendering outside a browser, in the default language
 */
export function startI18n(inBrowser = true): I18n {
  // After a restart (in tests), keep the texts of modules that are not loaded again.
  const { data: kept = {} } = (i18next.store as ResourceStore | undefined) ?? {};
  if (inBrowser) i18next.use(LanguageDetector);
  void i18next.use(initReactI18next).init({
    resources: Object.fromEntries(
      LANGUAGES.map((each) => [each, { ...kept[each], ...registeredTexts(each) }]),
    ),
    supportedLngs: LANGUAGES,
    fallbackLng: DEFAULT_LANGUAGE,
    load: 'languageOnly',
    initAsync: false,
    saveMissing: true,
    missingKeyHandler: onMissingKey,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    detection: {
      order: isRobot() ? ['querystring'] : ['querystring', 'cookie', 'localStorage', 'navigator', 'htmlTag'],
      lookupQuerystring: 'lng',
      lookupCookie: LANGUAGE_STORAGE_KEY,
      lookupLocalStorage: LANGUAGE_STORAGE_KEY,
      caches: ['localStorage'],
      convertDetectedLanguage: toLanguage,
    },
  });
  if (!inBrowser) return i18next;
  const applyToPage = (tag: string) => {
    const language = toLanguage(tag);
    // Setting `lang`, even to the same value, makes the browser recalculate all styles.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  };
  applyToPage(i18next.language);
  i18next.on('languageChanged', applyToPage);
  return i18next;
}

const A_YEAR_S = 31_536_000;

/**
 * Switches the language and stores it in local storage (key i18nextLng). A cookie of that name lets hosts
 * serve prerendered pages by language.
 */
export function setLanguage(language: Language): void {
  if (typeof document !== 'undefined')
    document.cookie = `${LANGUAGE_STORAGE_KEY}=${language}; path=/; max-age=${A_YEAR_S}; samesite=lax`;
  void i18next.changeLanguage(language);
}
