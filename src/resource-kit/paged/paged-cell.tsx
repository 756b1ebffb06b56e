import { Badge } from '@/components/ui/badge';
import type { AnyPagedRow, PagedColumn, ShownPagedList } from './define-paged-list';
import { useShownColumn } from './paged-texts';

interface PagedCellProps {
  list: ShownPagedList;
  column: PagedColumn;
  row: AnyPagedRow;
}

/** A value in a list: a status as a badge, everything else as words. */
export function PagedCell({ list, column, row }: PagedCellProps) {
  const { text, lang } = useShownColumn(list)(column, row);
  if (text === '') return <span className="text-text-muted">–</span>;
  if (column.kind === 'yesNo') {
    return <Badge tone={row[column.column] === true ? 'success' : 'neutral'}>{text}</Badge>;
  }
  if (column.kind === 'choice' && column.tones) {
    return <Badge tone={column.tones[String(row[column.column])] ?? 'neutral'}>{text}</Badge>;
  }
  return <span lang={lang}>{text}</span>;
}
