import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Messages } from './define-messages';
import type { Language } from './i18n';
import type { TextFunction, InterpolationValues } from './text-keys';

/**
 * Returns the texts in the current language: `t('key')` for the first messages, `t('common:key')` for the
 * others. `find` looks up a dynamic key in the first messages and returns undefined if there is no text.
 */
export function useTexts<const M extends readonly [Messages, ...Messages[]]>(...messages: M) {
  const { t, i18n } = useTranslation(messages.map(({ namespace }) => namespace));
  const find = (key: string, values?: InterpolationValues): string | undefined =>
    i18n.exists(key, { ns: messages[0].namespace }) ? t(key, { ...values }) : undefined;
  // i18next types its keys for the whole application, not per namespace.
  return { t: t as unknown as TextFunction<M>, find };
}

/** Returns texts outside a component, in the given or the current language. */
export function textsOf<M extends Messages>(messages: M, language?: Language): TextFunction<[M]> {
  // As in useTexts.
  return i18next.getFixedT(language ?? null, messages.namespace) as unknown as TextFunction<[M]>;
}
