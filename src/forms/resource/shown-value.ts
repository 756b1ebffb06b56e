import { formatDate, formatRupiah } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { readRupiah } from '@/domain/rupiah';
import type { ShownFields } from './define-resource';
import type { AnyField } from './fields';
import { resourceKitMessages } from './messages';
import { referenceLabel, useReferences } from './references';
import { useResourceTexts } from './resource-texts';
import { searchableText } from './row-values';

/** Formats a field's value for display; empty string if there is none. */
export type ShowValue = (field: AnyField, value: unknown) => string;

export function useShownValue(resource: ShownFields): ShowValue {
  const { t } = useTexts(resourceKitMessages);
  const text = useResourceTexts(resource);
  const language = useLanguage();
  const rowsOf = useReferences(resource);

  return (field, value) => {
    if (field.kind === 'toggle') return value === true ? t('on') : t('off');
    const nameOf = (option: string) => text(`options.${field.column}.${option}`);
    if (field.kind === 'choices') {
      return field.options
        .filter((option) => Array.isArray(value) && value.includes(option))
        .map(nameOf)
        .join(', ');
    }
    const words = searchableText(value);
    if (!words) return '';
    switch (field.kind) {
      case 'select':
        return field.options.includes(words) ? nameOf(words) : words;
      case 'reference': {
        const row = rowsOf(field)?.find(({ id }) => id === words);
        return row ? referenceLabel(field, row) : '';
      }
      case 'date':
        return formatDate(language, words);
      case 'number':
        if (field.unit === 'rupiah') {
          const amount = readRupiah(words);
          return amount === undefined ? words : formatRupiah(language, amount);
        }
        return field.unit === 'days' ? t('days', { count: Number(words) }) : words;
      default:
        return words;
    }
  };
}
