import type { Language } from '@/config/languages';
import { localizedValue, type LocalizedColumn } from '@/lib/localized';
import { plainText } from './rich-text-doc';

/** Returns a rich text in the requested language, or in the default one with `lang` set. */
export function localizedDoc<R extends object>(row: R, column: LocalizedColumn<R>, language: Language) {
  const { value, lang } = localizedValue(row, column, language, (doc) => plainText(doc) !== '');
  return { doc: value, lang };
}
