import { formatDateTime, formatNumber, formatShortDate } from '@/lib/format';
import { hasTwins } from '@/lib/content-languages';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText, type LocalizedText } from '@/lib/localized';
import { resourceKitMessages } from '@/forms/resource/messages';
import type { AnyPagedRow, PagedColumn, ShownPagedList } from './define-paged-list';

export const usePagedTexts = ({ messages }: Pick<ShownPagedList, 'messages'>) => useTexts(messages).t;

/** Returns a function that formats a column of a row; '' if there is no value. */
export function useShownColumn(
  list: ShownPagedList,
): (column: PagedColumn, row: AnyPagedRow) => LocalizedText {
  const { t } = useTexts(resourceKitMessages);
  const text = usePagedTexts(list);
  const language = useLanguage();

  const words = (column: PagedColumn, value: string): string => {
    switch (column.kind) {
      case 'text':
        return value;
      case 'number':
        return formatNumber(language, Number(value));
      case 'date':
        return formatShortDate(language, value);
      case 'moment':
        return formatDateTime(language, value);
      case 'yesNo':
        return t(value === 'true' ? 'on' : 'off');
      case 'choice':
        return column.options.includes(value) ? text(`options.${column.column}.${value}`) : value;
    }
  };
  return (column, row) => {
    if (hasTwins(row, column.column)) {
      // Ensured by the condition above.
      return localizedText(row as Record<string, unknown>, column.column as never, language);
    }
    const value = row[column.column];
    const isShown =
      typeof value === 'boolean' || typeof value === 'number' || (typeof value === 'string' && value);
    return { text: isShown ? words(column, String(value)) : '', lang: undefined };
  };
}

/** Returns a function that reads the title of a row. */
export function usePagedTitle(list: ShownPagedList): (row: AnyPagedRow) => LocalizedText {
  const shown = useShownColumn(list);
  return (row) => shown({ column: list.title, kind: 'text' }, row);
}
