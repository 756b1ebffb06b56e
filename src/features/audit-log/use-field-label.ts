import { useTranslation } from 'react-i18next';
import { auditFieldMessages } from './field-messages';

type Known = keyof typeof auditFieldMessages.id;
const isKnown = (column: string): column is Known => Object.hasOwn(auditFieldMessages.id, column);

/** A column's name in words, its `_en` twin's too; the column itself where it has no words. */
export function useFieldLabel(): (path: readonly string[]) => string {
  const { t } = useTranslation(['auditScreen', 'auditFields']);
  const labelOf = (column: string): string => {
    if (isKnown(column)) return t(`auditFields:${column}`);
    const base = column.replace(/_en$/, '');
    return base !== column && isKnown(base) ? t('english', { label: t(`auditFields:${base}`) }) : column;
  };
  return (path) => path.map(labelOf).join(' › ');
}
