import { tableLabels } from '@/domain/column-messages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { baseColumn, columnLanguage } from '@/lib/content-languages';
import { auditFieldMessages } from '@/domain/field-messages';
import { differenceMessages } from './messages';

/**
 * Returns a function that gives a column's label as in its table's form, including translations (`title_en`),
 * or the column name if it has no label.
 */
export function useColumnLabel(table: string): (path: readonly string[]) => string {
  const { t } = useTexts(differenceMessages);
  const { find: general } = useTexts(auditFieldMessages);
  const { find: own } = useTexts(tableLabels);
  const uiLanguage = useLanguage();
  const wordsFor = (column: string) => own(`${table}.${column}`) ?? general(column);
  const labelOf = (column: string): string => {
    const label = wordsFor(column);
    if (label !== undefined) return label;
    const base = baseColumn(column);
    const words = base === column ? undefined : wordsFor(base);
    if (words === undefined) return column;
    return t('inLanguage', { label: words, language: languageName(columnLanguage(column), uiLanguage) });
  };
  return (path) => path.map(labelOf).join(' › ');
}

/** Maximum number of columns that a change lists by name. */
const MOST_FIELDS = 4;

/** Returns a function that names the changed columns of a table: "Title, Text and 2 more". */
export function useColumnNames(table: string): (columns: readonly string[]) => string {
  const { t } = useTexts(differenceMessages);
  const labelOf = useColumnLabel(table);
  return (columns) => {
    const fields = columns.slice(0, MOST_FIELDS).map((column) => labelOf([column]));
    const number = columns.length - fields.length;
    return number > 0 ? t('moreFields', { fields: fields.join(', '), number }) : fields.join(', ');
  };
}
