import { useTexts } from '@/lib/i18n/use-texts';
import type { PagedColumn } from './define-paged-list';
import { pagedMessages } from './messages';

const kindOf = ({ kind }: PagedColumn) =>
  kind === 'date' || kind === 'moment' ? 'time' : kind === 'number' ? 'number' : 'text';

/** Returns a label for a sort order: "Berlaku sampai: terbaru dulu". */
export function useOrderLabel(): (column: PagedColumn, label: string, isDown: boolean) => string {
  const { t } = useTexts(pagedMessages);
  return (column, label, isDown) => t(`orders.${kindOf(column)}${isDown ? 'Down' : 'Up'}`, { column: label });
}
