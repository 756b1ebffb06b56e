import { createContext, use } from 'react';
import type { Messages } from '@/lib/i18n/define-messages';
import type { TextFunction } from '@/lib/i18n/text-keys';
import { useTexts } from '@/lib/i18n/use-texts';

/** Kind of the case on screen, which decides the word for its person. */
export const CaseKindContext = createContext<string>('complaint');

/**
 * Wraps useTexts with the kind of the case as i18next context, so that `person_appeal` is preferred to
 * `person`, also in nested texts.
 */
export function useCaseTexts<const M extends readonly [Messages, ...Messages[]]>(...messages: M) {
  const context = use(CaseKindContext);
  const { t, find } = useTexts(...messages);
  const untypedText = t as (key: string, values?: object) => string; // TextFunction types the values
  const inContext = (key: string, values?: object) => untypedText(key, { context, ...values });
  return { t: inContext as unknown as TextFunction<M>, find };
}
