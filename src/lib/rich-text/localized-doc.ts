import type { Language } from '@/config/languages';
import { localizedValue, type LocalizedColumn } from '@/lib/localized';
import { plainText } from './rich-text-doc';

/** A rich text in the language asked for, or in the default one and marked so. */
export function localizedDoc<R extends object>(row: R, column: LocalizedColumn<R>, language: Language) {
  const { value, lang } = localizedValue(row, column, language, (doc) => plainText(doc) !== '');
  return { doc: value, lang };
}
