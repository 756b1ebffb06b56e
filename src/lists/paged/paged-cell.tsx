import type { ReactNode } from 'react';
import { Badge } from '@/ui/controls/badge';
import { formatShortDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import type { AnyPagedRow, PagedColumn, ShownPagedList } from './define-paged-list';
import { useShownColumn } from './paged-texts';

/** Shown instead of a column's value, which is the second argument. */
export type Cells = Readonly<Partial<Record<string, (row: AnyPagedRow, value: ReactNode) => ReactNode>>>;

export const alignOf = ({ kind }: PagedColumn) => (kind === 'number' ? 'end' : 'start');

const NOTHING = <span className="text-text-muted">–</span>;

/** A value as a list shows it. `hint`: what a row of one line may cut off, or the time of a day. */
export interface CellValue {
  content: ReactNode;
  hint: string | undefined;
}

/** A value in a list: a status as a badge, a moment as its day, everything else as words. One hook for all cells of a table. */
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
