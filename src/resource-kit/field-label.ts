import { useTexts } from '@/lib/i18n/use-texts';
import type { ShownResource } from './define-resource';
import type { AnyField } from './fields';
import { resourceKitMessages } from './messages';
import { useResourceTexts } from './resource-texts';
import { isEnglish } from './row-values';

/** Label of a column; for a localized field with its language. */
export function useFieldLabel(resource: ShownResource): (field: AnyField, column: string) => string {
  const { t } = useTexts(resourceKitMessages);
  const text = useResourceTexts(resource);
  return (field, column) => {
    const label = text(`fields.${field.column}`);
    if (!field.localized) return label;
    return t('inLanguage', { field: label, language: isEnglish(column) ? t('english') : t('indonesian') });
  };
}
