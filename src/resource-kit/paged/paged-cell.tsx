import { Badge } from '@/components/ui/badge';
import type { AnyPagedRow, ShownPagedList } from './define-paged-list';
import { useShownColumn } from './paged-texts';

interface PagedCellProps<L extends ShownPagedList> {
  list: L;
  column: L['columns'][number]['column'];
  row: AnyPagedRow;
}

/** A value in a list: a status as a badge, everything else as words. */
export function PagedCell<L extends ShownPagedList>({ list, column: name, row }: PagedCellProps<L>) {
  const shown = useShownColumn(list);
  const column = list.columns.find((each) => each.column === name);
  const { text, lang } = column ? shown(column, row) : { text: '', lang: undefined };
  if (!column || text === '') return <span className="text-text-muted">–</span>;
  if (column.kind === 'yesNo') {
    return <Badge tone={row[column.column] === true ? 'success' : 'neutral'}>{text}</Badge>;
  }
  if (column.kind === 'choice' && column.tones) {
    return <Badge tone={column.tones[String(row[column.column])] ?? 'neutral'}>{text}</Badge>;
  }
  return <span lang={lang}>{text}</span>;
}
