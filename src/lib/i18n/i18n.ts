import i18next, { type i18n as I18n, type ResourceStore } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import { LANGUAGE_STORAGE_KEY } from '@/config/constants';
import { DEFAULT_LANGUAGE, LANGUAGES, toLanguage, type Language } from '@/config/languages';
import { registeredTexts } from './define-messages';

export { toLanguage, type Language };

/** A missing key is a bug: an error in development, while visitors see the key. */
function onMissingKey(_languages: readonly string[], namespace: string, key: string) {
  const message = `No text for ${namespace}:${key}`;
  if (import.meta.env.MODE === 'test') throw new Error(message);
  // Reported like any uncaught error, without stopping the page.
  if (import.meta.env.DEV) queueMicrotask(() => reportError(new Error(message)));
}

/** Search engines run the script in an American browser, and list each address in its own language all the same. */
const isRobot = () => typeof navigator !== 'undefined' && /bot|crawl|spider/i.test(navigator.userAgent);

/**
 * Starts i18next with the texts of all modules that are loaded; detection order and storage key are the spec's.
 * `inBrowser` false: in the default language, for pages that are rendered outside one.
 */
export function startI18n(inBrowser = true): I18n {
  // Started once more, as tests do, it keeps the texts of modules that are not loaded again.
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
    // Set anew, even to the same, it has the browser style the whole page again.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  };
  applyToPage(i18next.language);
  i18next.on('languageChanged', applyToPage);
  return i18next;
}

const A_YEAR_S = 31_536_000;

/**
 * Switches the language and remembers it: in local storage (key i18nextLng), and in a cookie of that name for hosts that
 * have each page written in every language.
 */
export function setLanguage(language: Language): void {
  if (typeof document !== 'undefined')
    document.cookie = `${LANGUAGE_STORAGE_KEY}=${language}; path=/; max-age=${A_YEAR_S}; samesite=lax`;
  void i18next.changeLanguage(language);
}
