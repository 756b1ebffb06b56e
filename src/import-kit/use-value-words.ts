import { useTranslation } from 'react-i18next';
import type { ImportColumn, ImportDefinition } from './define-import';
import { useImportWords } from './import-words';

/** A value of a column in words, as the list would show it. */
export function useValueWords(definition: ImportDefinition) {
  const { t } = useTranslation('importKit');
  const { option } = useImportWords(definition);
  return (column: ImportColumn, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'check.yes' : 'check.no');
    if (Array.isArray(value)) return value.map((each) => option(column.column, String(each))).join(', ');
    if (typeof value !== 'string') return '';
    return column.kind === 'choice' ? option(column.column, value) : value;
  };
}
