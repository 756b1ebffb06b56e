import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Messages } from './define-messages';
import type { Language } from './i18n';
import type { TextFunction, Values } from './text-keys';

/**
 * Texts in the language on screen: `t('key')` of the first messages, `t('common:key')` of further ones. `find` looks for
 * a key that is data, among the first messages, and gives undefined where they have no text for it.
 */
export function useTexts<const M extends readonly [Messages, ...Messages[]]>(...messages: M) {
  const { t, i18n } = useTranslation(messages.map(({ namespace }) => namespace));
  const find = (key: string, values?: Values): string | undefined =>
    i18n.exists(key, { ns: messages[0].namespace }) ? t(key, { ...values }) : undefined;
  // i18next types its keys for the whole application; here they are those of `messages`.
  return { t: t as unknown as TextFunction<M>, find };
}

/** Texts outside of a component, or in a language of one's own; without one in that on screen. */
export function textsOf<M extends Messages>(messages: M, language?: Language): TextFunction<[M]> {
  // As in useTexts.
  return i18next.getFixedT(language ?? null, messages.namespace) as unknown as TextFunction<[M]>;
}
