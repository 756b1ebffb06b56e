import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { languageOf } from '@/lib/content-languages';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ShownResource } from '@/resource-kit/define-resource';
import type { AnyField } from '@/resource-kit/fields';
import { resourceKitMessages } from '@/resource-kit/messages';
import { useResourceTexts } from '@/resource-kit/resource-texts';

/** Label of a column; for a localized field with its language. */
export function useFieldLabel(resource: ShownResource): (field: AnyField, column: string) => string {
  const { t } = useTexts(resourceKitMessages);
  const spoken = useLanguage();
  const text = useResourceTexts(resource);
  return (field, column) => {
    const label = text(`fields.${field.column}`);
    if (!field.localized) return label;
    return t('inLanguage', { field: label, language: languageName(languageOf(column), spoken) });
  };
}
