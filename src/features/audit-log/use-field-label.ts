import { tableWords } from '@/lib/column-messages';
import { useTexts } from '@/lib/i18n/use-texts';
import { auditFieldMessages } from './field-messages';
import { auditScreenMessages } from './screen-messages';

/**
 * A column's name in words, as the form of its table has it, its `_en` twin's too; the column itself where it has no
 * words.
 */
export function useFieldLabel(table: string): (path: readonly string[]) => string {
  const { t } = useTexts(auditScreenMessages);
  const { find: general } = useTexts(auditFieldMessages);
  const { find: own } = useTexts(tableWords);
  const wordsFor = (column: string) => own(`${table}.${column}`) ?? general(column);
  const labelOf = (column: string): string => {
    const label = wordsFor(column);
    if (label !== undefined) return label;
    const base = column.endsWith('_en') ? wordsFor(column.replace(/_en$/, '')) : undefined;
    return base === undefined ? column : t('english', { label: base });
  };
  return (path) => path.map(labelOf).join(' › ');
}
