import i18next from 'i18next';
import { LANGUAGES, type DefaultLanguage, type Language, type OtherLanguage } from '@/config/languages';
import { inTestLanguage } from './test-language';

/** Type of a translation: the same keys with any texts. */
type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** Texts of one folder, with their i18next namespace. */
export interface Messages<N extends string = string, T extends object = object>
  extends Readonly<Record<DefaultLanguage, T>>, Readonly<Record<OtherLanguage, Shape<T>>> {
  readonly namespace: N;
}

const registered = new Map<string, Messages>();

// Hot module replacement runs the definitions again.
let isReplacing = false;
import.meta.hot?.on('vite:beforeUpdate', () => (isReplacing = true));

/**
 * Registers a folder's texts with i18next in every language when the module loads. Indonesian is the source:
 * a language with missing or extra keys does not compile.
 */
export function defineMessages<const N extends string, const T extends object>(
  namespace: N,
  texts: Record<DefaultLanguage, T> & Record<OtherLanguage, NoInfer<Shape<T>>>,
): Messages<N, T> {
  if (import.meta.env.DEV && registered.has(namespace) && !isReplacing) {
    throw new Error(`Two modules define messages for the namespace ${namespace}`);
  }
  const messages: Messages<N, T> = { namespace, ...texts };
  if (import.meta.env.VITE_TEST_LANGUAGE) {
    Object.assign(messages, { [import.meta.env.VITE_TEST_LANGUAGE]: inTestLanguage(texts.en) });
  }
  registered.set(namespace, messages);
  if (i18next.isInitialized) {
    for (const language of LANGUAGES) i18next.addResourceBundle(language, namespace, messages[language]);
  }
  return messages;
}

/** Returns all texts defined so far in one language. */
export const registeredTexts = (language: Language) =>
  Object.fromEntries([...registered.values()].map((messages) => [messages.namespace, messages[language]]));
