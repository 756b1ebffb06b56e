import { useTexts } from '@/lib/i18n/use-texts';
import { ListTable } from '@/lists/table/list-table';
import { useListTable } from '@/lists/table/use-list-table';
import type { BoardLine } from './board';
import { useBoardColumns } from './board-columns';
import { complianceMessages } from './messages';
import type { BoardRowActions } from './row-actions';

/** Renders the duties as a table, or as cards on a phone. */
export function BoardTable({ lines, ...actions }: BoardRowActions & { lines: readonly BoardLine[] }) {
  const { t } = useTexts(complianceMessages);
  const rows = lines.map((line) => ({ ...line, id: line.code }));
  const table = useListTable({ columns: useBoardColumns(actions), rows });
  return <ListTable table={table} label={t('table')} density="compact" />;
}
