import { baseColumn, columnLanguage } from '@/lib/content-languages';
import type { Language } from '@/lib/i18n/i18n';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { textsOf } from '@/lib/i18n/use-texts';
import type { ShownFields } from './define-resource';
import type { AnyField } from './fields';
import { resourceKitMessages } from './messages';

type Labels = (field: AnyField, column: string) => string;

/**
 * Returns column labels in the given language. Labels of localized fields and translations name the language
 * of the text.
 */
export function labelIn({ messages }: Pick<ShownFields, 'messages'>, uiLanguage: Language): Labels {
  const t = textsOf(resourceKitMessages, uiLanguage);
  const text = textsOf(messages, uiLanguage);
  return (field, column) => {
    const base = baseColumn(field.column);
    const label = text(`fields.${base}`);
    if (!field.localized && base === field.column) return label;
    return t('inLanguage', { field: label, language: languageName(columnLanguage(column), uiLanguage) });
  };
}

/** Returns column labels in the current interface language. */
export const useFieldLabel = (resource: Pick<ShownFields, 'messages'>): Labels =>
  labelIn(resource, useLanguage());
