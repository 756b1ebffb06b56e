import type { ReactNode } from 'react';
import { Badge } from '@/ui/controls/badge';
import { formatShortDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import type { AnyPagedRow, PagedColumn, ShownPagedList } from './define-paged-list';
import { useShownColumn } from './paged-texts';

/** Custom cells by column. The second argument is the default rendering of the value. */
export type Cells = Readonly<Partial<Record<string, (row: AnyPagedRow, value: ReactNode) => ReactNode>>>;

export const alignOf = ({ kind }: PagedColumn) => (kind === 'number' ? 'end' : 'start');

const NOTHING = <span className="text-text-muted">–</span>;

/** Rendered cell. `hint`: tooltip with text that may be truncated, or the time of a date. */
export interface CellValue {
  content: ReactNode;
  hint: string | undefined;
}

/**
 * Returns a function that renders cells: statuses as badges, timestamps as dates, other values as text. One
 * hook for all cells of a table.
 */
export function useCells(list: ShownPagedList): (column: PagedColumn, row: AnyPagedRow) => CellValue {
  const shown = useShownColumn(list);
  const language = useLanguage();
  return (column, row) => {
    const { text, lang } = shown(column, row);
    const value = row[column.column];
    if (text === '') return { content: NOTHING, hint: undefined };
    if (column.kind === 'yesNo')
      return {
        content: <Badge tone={value === true ? 'success' : 'neutral'}>{text}</Badge>,
        hint: undefined,
      };
    if (column.kind === 'choice' && column.tones)
      return {
        content: <Badge tone={column.tones[String(value)] ?? 'neutral'}>{text}</Badge>,
        hint: undefined,
      };
    if (column.kind === 'moment')
      return {
        content: <time title={text}>{formatShortDate(language, String(value))}</time>,
        hint: undefined,
      };
    const hint = column.kind === 'text' ? text : undefined;
    return { content: lang ? <span lang={lang}>{text}</span> : text, hint };
  };
}
