import { useTexts } from '@/lib/i18n/use-texts';
import { auditFieldMessages } from './field-messages';
import { auditScreenMessages } from './screen-messages';

type Known = keyof typeof auditFieldMessages.id;
const isKnown = (column: string): column is Known => Object.hasOwn(auditFieldMessages.id, column);

/** A column's name in words, its `_en` twin's too; the column itself where it has no words. */
export function useFieldLabel(): (path: readonly string[]) => string {
  const { t } = useTexts(auditScreenMessages, auditFieldMessages);
  const labelOf = (column: string): string => {
    if (isKnown(column)) return t(`auditFields:${column}`);
    const base = column.replace(/_en$/, '');
    return base !== column && isKnown(base) ? t('english', { label: t(`auditFields:${base}`) }) : column;
  };
  return (path) => path.map(labelOf).join(' › ');
}
