import { formatRupiah } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { documentLines } from '@/lib/rich-text/rich-text-doc';
import type { ImportColumn, ShownImport } from './define-import';
import { useImportTexts } from './use-import-texts';
import { importKitMessages } from './messages';

/** Returns a function that formats a column's value as the list would. */
export function useValueLabel(definition: ShownImport) {
  const { t } = useTexts(importKitMessages);
  const { option } = useImportTexts(definition);
  const language = useLanguage();
  return (column: ImportColumn, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'check.yes' : 'check.no');
    if (Array.isArray(value)) return value.map((each) => option(column.column, String(each))).join(', ');
    if (typeof value === 'number') {
      return column.kind === 'number' && column.unit === 'rupiah'
        ? formatRupiah(language, value)
        : String(value);
    }
    if (typeof value !== 'string') return documentLines(value);
    return column.kind === 'choice' ? option(column.column, value) : value;
  };
}
